import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pictureAdded } from '../../state/lists/pictures';
import { draftsReturned, editsDropped } from '../../state/owner/message';
import { saveOperation } from '../../state/owner/operations';
import { catchDownloads, jsonFile } from '../../test/downloads';
import {
  buttonFor,
  cardTitles,
  dashboardContent,
  findDroppedEdits,
  openDashboard,
  openForm,
  said,
} from '../../test/screen/dashboard';
import { fillIn, press } from '../../test/screen/forms';
import { button } from '../../test/screen/page';
import { recordActions } from '../../test/store/recordActions';
import { holdPicture } from '../pictures/pictureStorage';

const postTitles = dashboardContent.posts.map(({ title }) => title);
const [, second = '', third = ''] = postTitles;

const main = () => within(screen.getByRole('main'));
const header = () => within(screen.getByRole('banner'));
const undoIn = (part: typeof main) => part().queryByRole('button', { name: 'Undo' });

test('a deletion is announced in a live region and can be undone by keyboard', async () => {
  const { user, store } = await openDashboard('Blog Posts');
  expect(said()).toBe('');
  buttonFor('Delete', second).focus();
  await user.keyboard('{Enter}');
  expect(said()).toBe(`Deleted “${second}”.`);
  expect(buttonFor('Delete', third)).toHaveFocus();
  undoIn(main)?.focus();
  const actions = recordActions(store);
  await user.keyboard('{Enter}');
  expect(actions.map(({ type }) => type)).toEqual(['posts/restored']);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(said()).toBe(`Restored “${second}”.`);
  expect(cardTitles()).toEqual(postTitles);
  expect([undoIn(main), undoIn(header)]).toEqual([null, null]);
});

test('undo moves from the message to the header with its focus, and after the next action', async () => {
  const { user } = await openDashboard('Blog Posts');
  await user.click(buttonFor('Delete', second));
  await user.click(buttonFor('Delete', third));
  expect(undoIn(header)).toBeNull();
  await user.click(button('Undo'));
  expect(undoIn(main)).toBeNull();
  expect(undoIn(header)).toHaveFocus();
  await user.click(buttonFor('Delete', third));
  expect(said()).toBe(`Deleted “${third}”.`);
  await user.click(button('New Post'));
  expect(said()).toBe('');
  expect(undoIn(main)).toBeNull();
  for (const title of [third, second]) {
    await user.click(button('Undo'));
    expect(said()).toBe(`Restored “${title}”.`);
  }
  expect(undoIn(header)).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a button pressed without focus, as on iOS, hands the focus on when it vanishes', async () => {
  await openDashboard('Blog Posts');
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement) act(() => activeElement.blur());
  act(() => buttonFor('Delete', second).click());
  expect(buttonFor('Delete', third)).toHaveFocus();
});

test('a double click on Delete, Undo or Dismiss acts once', async () => {
  const { user } = await openDashboard('Blog Posts');
  await user.click(buttonFor('Delete', second));
  for (const pressed of [buttonFor('Delete', third), button('Undo'), button('Dismiss')])
    fireEvent.click(pressed, { detail: 2 });
  expect(cardTitles()).toEqual(postTitles.filter((title) => title !== second));
  expect(said()).toBe(`Deleted “${second}”.`);
});

test('a held Enter presses a button once, and held Tab and arrows keep their use', async () => {
  const { user } = await openDashboard('Blog Posts');
  await user.click(buttonFor('Delete', second));
  expect(fireEvent.keyDown(button('Undo'), { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(button('Undo'), { key: 'Enter', repeat: true })).toBe(false);
  for (const key of ['Tab', 'ArrowDown', 'PageDown'])
    expect(fireEvent.keyDown(button('Undo'), { key, repeat: true })).toBe(true);
});

test('a message shortens a long title, and calls a new post a draft', async () => {
  const { user } = await openForm('Blog Posts', 'New Post');
  const long = 'Rooms that hold whatever was said in them for years on end';
  await fillIn(user, 'New Post', { Title: long, Excerpt: 'E.', Content: 'C.' });
  await press(user, 'New Post', 'Create Post');
  expect(said()).toBe('Created “Rooms that hold whatever was said in them for…”, a draft.');
});

test('edits dropped after a reload stay until they are discarded, and can be downloaded', async () => {
  const { user, store } = await openDashboard();
  const downloads = catchDownloads();
  const picture = holdPicture('images/a.jpg', { blob: jsonFile('x'), width: 1, height: 1 });
  act(() => {
    store.dispatch(pictureAdded({ pictures: { 'images/a.jpg': picture } }));
    store.dispatch(editsDropped({ text: '["images/a.jpg"]', base: null }));
    store.dispatch(editsDropped({ text: '[]', base: null }));
    store.dispatch(draftsReturned({ isBack: true, closedTabs: 0 }));
  });
  expect(said()).toBe('Your unsaved work is back.');
  await user.click(button('Dismiss'));
  expect(said()).toBe('');
  expect(findDroppedEdits()).toHaveAttribute('role', 'alert');
  await user.click(button('Download'));
  const names = ['edits.json', 'a.jpg', 'edits-2.json'];
  await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(names));
  expect(await downloads[0]?.text()).toBe('["images/a.jpg"]');
  vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  await user.click(button('Discard'));
  expect(findDroppedEdits()).toBeVisible();
  await user.click(button('Discard'));
  expect(findDroppedEdits()).toBeNull();
});

test('a message of the first save of a demo says that the site is built from the file', async () => {
  const { store } = await openDashboard();
  const saved = saveOperation.succeeded({ work: dashboardContent, hash: 'new' });
  act(() => void store.dispatch(saved));
  expect(said()).toMatch(/From now on the site is built from this file/);
});

test('an error of Save can be dismissed, and speaks of no changes if pictures were kept', async () => {
  vi.stubEnv('DEV', true);
  const { user, store } = await openDashboard('Blog Posts');
  const text = 'posts[0]: expected a title';
  act(() => {
    store.dispatch(
      saveOperation.failed({ kind: 'invalid', errors: [text], count: 1, act: 'saved' }),
    );
  });
  expect(screen.getByText(text)).toBeVisible();
  await user.click(button('Dismiss the error'));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  const kept = saveOperation.failed({ kind: 'picturesKept', message: 'One was kept.' });
  act(() => void store.dispatch(kept));
  // Nothing more: the changes are saved.
  expect(screen.getByText('One was kept.')).toBeVisible();
});

test('work that is back after the sign-in is announced as an alert', async () => {
  const { store } = await openDashboard();
  act(() => void store.dispatch(draftsReturned({ isBack: true, closedTabs: 0 })));
  expect(screen.getByRole('alert')).toHaveTextContent('Your unsaved work is back.');
});

test('a message in the words of the last one is announced again', async () => {
  const { store } = await openDashboard('Overview', { isOwn: true });
  const save = (hash: string) => {
    const saved = saveOperation.succeeded({ work: dashboardContent, hash });
    act(() => void store.dispatch(saved));
    return screen.getByText('Saved to src/content/content.json.');
  };
  const first = save('new');
  expect(save('newer')).not.toBe(first);
});
