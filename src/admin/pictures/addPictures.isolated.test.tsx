import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { wait } from '../../shared/wait';
import { draftsStored, selectIsPictureRefused } from '../../state/owner/drafts';
import { holdEncoder } from '../../test/encoder';
import { openForm } from '../../test/screen/dashboard';
import { fillIn, getField, press } from '../../test/screen/forms';
import { button } from '../../test/screen/page';

vi.mock('./encodePicture', () => import('../../test/encoder'));
const storage = vi.hoisted(() => ({ isFull: false }));
vi.mock('../database', () => ({
  database: () => Promise.reject(new Error('None.')),
  writeDatabase: () => (storage.isFull ? Promise.reject(new Error('Full.')) : Promise.resolve()),
}));
beforeEach(() => void (storage.isFull = false));

const FORM = 'New Post';
const DESK = 'images/desk-0ff1ce.webp';
const desk = new File(['x'], 'Desk.jpg', { type: 'image/jpeg' });

/** Opens the form of a new post of own content, with texts in its required fields. */
async function openFilled() {
  const app = await openForm('Blog Posts', FORM, { isOwn: true });
  await fillIn(app.user, FORM, { Title: 'On Desks', Excerpt: 'E.', Content: 'C.' });
  return app;
}

const drop = (...files: File[]) =>
  fireEvent.drop(getField(FORM, 'Title'), { dataTransfer: { files, types: ['Files'] } });

test('a picture dropped on a form is its picture, and can be removed once it is unused', async () => {
  const { user, store } = await openFilled();
  drop(desk);
  await waitFor(() => expect(getField(FORM, 'Picture')).toHaveValue(DESK));
  expect(await screen.findByText(`Added ${DESK}.`)).toBeVisible();
  expect(getField(FORM, 'Title')).toHaveValue('On Desks');
  await press(user, FORM, 'Create Post');
  expect(store.getState().posts.entities['on-desks']?.image).toBe(DESK);
  await user.click(button('Undo'));
  await user.click(button(FORM));
  await fillIn(user, FORM, { Picture: '' });
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(screen.getByText('1 new picture is not used: desk-0ff1ce.webp.')).toBeVisible();
  await user.click(button('Remove it'));
  expect(screen.queryByText(/not used/)).not.toBeInTheDocument();
});

test.each([
  ['start', true],
  ['named', false],
] as const)(
  'a form waits for its picture (%s), closed and reopened: %s',
  async (step, isClosed) => {
    const { user, store } = await openFilled();
    const release = holdEncoder(step);
    drop(desk);
    if (isClosed) {
      await act(() => wait(50));
      await press(user, FORM, 'Cancel');
      await user.click(button(FORM));
    }
    await press(user, FORM, 'Create Post');
    expect(screen.getByText('Waiting until the pictures are added…')).toBeVisible();
    expect(store.getState().posts.entities['on-desks']).toBeUndefined();
    await release();
    await waitFor(() => expect(store.getState().posts.entities['on-desks']?.image).toBe(DESK));
  },
);

test('typing keeps a form open that waits for its picture', async () => {
  const { user, store } = await openFilled();
  const release = holdEncoder();
  drop(desk);
  await press(user, FORM, 'Create Post');
  await user.type(getField(FORM, 'Title'), ' and Chairs');
  expect(screen.queryByText('Waiting until the pictures are added…')).not.toBeInTheDocument();
  await release();
  expect(await screen.findByText(`Added ${DESK}.`)).toBeVisible();
  expect(getField(FORM, 'Title')).toHaveValue('On Desks and Chairs');
  await press(user, FORM, 'Create Post');
  expect(store.getState().posts.ids).toContain('on-desks-and-chairs');
});

test('a drop of several files on a form adds the first, and says so', async () => {
  await openFilled();
  drop(desk, desk, desk);
  expect(await screen.findByText(/^Added images.*\.webp, the first of 3 files/)).toBeVisible();
});

test('a picture pasted with its name, as copied in Finder, is added, but not one of a pasted text', async () => {
  await openFilled();
  const paste = (...types: string[]) =>
    fireEvent.paste(getField(FORM, 'Title'), { clipboardData: { files: [desk], types } });
  paste('text/plain', 'text/html', 'Files');
  expect(screen.queryByText('Adding the picture…')).not.toBeInTheDocument();
  paste('text/plain', 'Files');
  expect(await screen.findByText(`Added ${DESK}.`)).toBeVisible();
});

test('a refused file has a message, and changes nothing', async () => {
  await openFilled();
  drop(new File([''], 'Desk.heic'));
  expect(await screen.findByText('Desk.heic: This browser cannot read it.')).toBeVisible();
  expect(getField(FORM, 'Picture')).toHaveValue('');
});

test('a picture refused by the browser is reported once, even if the text is stored', async () => {
  const { store } = await openFilled();
  storage.isFull = true;
  drop(desk);
  await waitFor(() => expect(selectIsPictureRefused(store.getState())).toBe(true));
  // A text is smaller than a picture.
  act(() => void store.dispatch(draftsStored([])));
  expect(await screen.findAllByText(/does not store new pictures/)).toHaveLength(1);
});

test('a refused file leaves a path that was typed meanwhile', async () => {
  const { user } = await openFilled();
  const release = holdEncoder();
  drop(new File([''], 'Desk.heic'));
  await waitFor(() => expect(getField(FORM, 'Picture')).toHaveValue(DESK));
  const other = 'https://pictures.example/desk.jpg';
  await fillIn(user, FORM, { Picture: other });
  await release();
  expect(await screen.findByText('Desk.heic: This browser cannot read it.')).toBeVisible();
  expect(getField(FORM, 'Picture')).toHaveValue(other);
});

test.each([
  ['a file', 'Files', true],
  ['a text', 'text/plain', false],
])('a form takes the drag of %s (%s): %s', async (_what, type, isTaken) => {
  await openFilled();
  const field = getField(FORM, 'Title');
  expect(fireEvent.dragOver(field, { dataTransfer: { types: [type] } })).toBe(!isTaken);
});
