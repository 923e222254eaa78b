import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { wait } from '../../../shared/wait';
import { aPost, makeWork } from '../../../test/data/fixtures';
import { holdEncoder } from '../../../test/encoder';
import { openForm } from '../../../test/screen/dashboard';
import { fillIn, getField, press } from '../../../test/screen/forms';
import { button } from '../../../test/screen/page';

vi.mock('../../pictures/encodePicture', () => import('../../../test/encoder'));

const FORM = 'New Post';
const picture = (name: string) => new File([''], name, { type: 'image/png' });
const [red, blue] = [picture('red.png'), picture('blue.png')];
const notes = new File(['No.'], 'notes.txt');
const BOTH = 'Look:\n\n![](images/red-0ff1ce.webp)\n\n![](images/blue-0ff1ce.webp)';

async function openEditor() {
  const work = makeWork({ posts: [aPost('a')] });
  const app = await openForm('Blog Posts', FORM, { work, isOwn: true });
  await fillIn(app.user, FORM, { Title: 'Boats', Excerpt: 'E.', Content: 'Look:' });
  return { ...app, field: app.field('Content') };
}

const choose = (...files: File[]) =>
  fireEvent.change(getField(FORM, 'Pictures of the text'), { target: { files } });

const ask = (name: string) => screen.findByLabelText(`What does ${name} show?`);

test('chosen pictures are put at the cursor, and described in fields of their own', async () => {
  const { user, field } = await openEditor();
  button('Insert picture').focus();
  choose(red, picture('IMG_2.png'));
  const second = await ask('IMG_2.png');
  expect(field).toHaveValue(
    'Look:\n\n![](images/red-0ff1ce.webp)\n\n![](images/boats-0ff1ce.webp)',
  );
  const first = getField(FORM, 'What does red.png show?');
  expect(first).toHaveFocus();
  expect(first).toHaveAccessibleDescription('People who cannot see the picture hear this.');
  await user.keyboard('A red boat{Enter}');
  expect(second).toHaveFocus();
  // Once the parser has loaded.
  await waitFor(() => expect(field).toBeInvalid(), { timeout: 20_000 });
  await user.click(second);
  await user.keyboard('A blue one{Enter}');
  expect(field).toHaveValue(
    'Look:\n\n![A red boat](images/red-0ff1ce.webp)\n\n![A blue one](images/boats-0ff1ce.webp)',
  );
  expect(field).toBeValid();
  expect(second).not.toBeInTheDocument();
  expect(field).toHaveFocus();
});

test('a description is typed while other pictures load, and kept at each key', async () => {
  const { user, field, store } = await openEditor();
  const chooser = getField(FORM, 'Pictures of the text');
  await user.upload(chooser, red);
  expect(chooser, 'for the same file again').toHaveValue('');
  await user.click(await ask('red.png'));
  await user.keyboard('A red');
  expect(store.getState().forms?.typed['posts/']?.['content']).toContain('![A red](');
  const release = holdEncoder();
  choose(blue, picture('green.png'));
  await release();
  await ask('green.png');
  await user.keyboard(' boat');
  expect(await ask('red.png')).toHaveValue('A red boat');
  expect(field).toHaveValue(
    'Look:\n\n![A red boat](images/red-0ff1ce.webp)\n\n![](images/blue-0ff1ce.webp)\n\n![](images/green-0ff1ce.webp)',
  );
});

test('a form with an undescribed picture asks for its description, which may be typed in the text', async () => {
  const { user, field, store } = await openEditor();
  choose(red);
  const description = await ask('red.png');
  await press(user, FORM, 'Create Post');
  expect(description).toHaveFocus();
  expect(description).toBeInvalid();
  expect(description).toHaveAccessibleDescription(/Say what red\.png shows\./);
  fireEvent.input(field, { target: { value: '![A boat](images/red-0ff1ce.webp)' } });
  expect(description).toBeValid();
  await press(user, FORM, 'Create Post');
  expect(store.getState().posts.ids).toHaveLength(2);
});

test('a sentence that is being typed keeps the focus and stays whole', async () => {
  const { user, field } = await openEditor();
  await user.click(field);
  const release = holdEncoder();
  choose(red, blue);
  await user.keyboard(' a boat');
  await release();
  await ask('blue.png');
  await user.keyboard(' at sea');
  expect(field).toHaveFocus();
  expect(field).toHaveValue(BOTH.replace('Look:', 'Look: a boat at sea'));
});

test('a form that is left while pictures load keeps them in its text', async () => {
  const { user, store } = await openEditor();
  const release = holdEncoder();
  choose(red, blue);
  await act(() => wait(50));
  await press(user, FORM, 'Cancel');
  await user.click(button(FORM));
  expect(getField(FORM, 'Content')).toHaveValue(BOTH);
  await release();
  await waitFor(() =>
    expect(store.getState().pictures).toHaveProperty(['images/blue-0ff1ce.webp']),
  );
});

test('a file refused after its form was reopened is missing, and the form is not submitted', async () => {
  const { user, store } = await openEditor();
  const release = holdEncoder();
  choose(notes);
  await user.click(await ask('notes.txt'));
  await user.keyboard('My notes');
  await press(user, FORM, 'Cancel');
  await user.click(button(FORM));
  const field = getField(FORM, 'Content');
  await press(user, FORM, 'Create Post');
  expect(screen.getByText('Waiting until the pictures are added…')).toBeVisible();
  await release();
  expect(field).toHaveAccessibleDescription(/There is no picture public\/images\/notes-\w+\.webp/);
  expect(store.getState().posts.ids).toHaveLength(1);
});

test('a form with a refused file is not submitted', async () => {
  const { user, field, store } = await openEditor();
  const release = holdEncoder();
  choose(notes);
  await user.click(await ask('notes.txt'));
  await user.keyboard('My notes');
  await press(user, FORM, 'Create Post');
  await user.click(await ask('notes.txt'));
  await release();
  const message = await screen.findByText('notes.txt: This browser cannot read it.');
  expect(message).toBeVisible();
  expect(message.closest('[role=status]')).not.toHaveTextContent('Added');
  expect(field).toHaveValue('Look:\n\nMy notes');
  expect(field).toHaveFocus();
  expect(store.getState().posts.ids).toHaveLength(1);
  choose(red);
  await screen.findByText(/^Added red\.png/);
  expect(screen.queryByText(/^notes\.txt: /)).not.toBeInTheDocument();
});

test.each([
  ['dropped', fireEvent.drop, 'dataTransfer'],
  ['pasted', fireEvent.paste, 'clipboardData'],
] as const)('%s pictures are added, and other files named in a message', async (_, send, data) => {
  const { field } = await openEditor();
  const files = [notes, picture('boat.png'), new File([''], 'plan.pdf')];
  send(field, { [data]: { files, types: ['Files'], getData: () => '' } });
  const message = await screen.findByText(/^notes\.txt: .* it\. plan\.pdf: /);
  expect(message.closest('[role=status]')).toBeInTheDocument();
  expect(field).toHaveValue('Look:\n\n![](images/boat-0ff1ce.webp)');
  expect(getField(FORM, 'Picture'), 'not its cover too').toHaveValue('');
});

test('a picture dropped on the preview goes into the text', async () => {
  const { user, field } = await openEditor();
  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  const preview = screen.getByRole('tabpanel', { name: 'Preview' });
  fireEvent.drop(preview, { dataTransfer: { files: [red], types: ['Files'] } });
  expect(await ask('red.png')).toBeVisible();
  expect(field).toHaveValue('Look:\n\n![](images/red-0ff1ce.webp)');
  expect(getField(FORM, 'Picture'), 'not its cover').toHaveValue('');
});
