import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { contentFileOf } from '../../content/file/formatContentFile';
import { likeToggled } from '../../state/likes';
import { trackToggled } from '../../state/player';
import { buttonFor, dashboardContent, openDashboard, titlesIn } from '../../test/dashboard';
import { jsonFile } from '../../test/files';
import { recordActions } from '../../test/recordActions';

const WORK = {
  projects: dashboardContent.projects.slice(0, 5),
  tracks: dashboardContent.tracks.slice(1, 3),
  posts: dashboardContent.posts.slice(0, 1).map((post) => ({ ...post, title: 'Brought in' })),
};
const FILE = jsonFile(contentFileOf({ ...WORK }));

const field = () => screen.getByLabelText<HTMLInputElement>('Import content');
const panel = () => within(screen.getByRole('tabpanel'));
const answer = () => panel().getByRole('status');

async function choose(user: UserEvent, file: File) {
  await user.upload(field(), file);
  await waitFor(() => expect(answer()).not.toBeEmptyDOMElement());
}

/** The overview, with a change that is not exported. */
async function openChanged() {
  const app = await openDashboard('Blog Posts');
  await app.user.click(buttonFor('Delete', dashboardContent.posts[0]?.title ?? ''));
  await app.user.click(screen.getByRole('tab', { name: 'Overview' }));
  return app;
}

test('a content file takes the place of all work, on the public page too', async () => {
  const { user, store } = await openDashboard();
  const [gone, kept] = dashboardContent.tracks;
  store.dispatch(likeToggled(gone?.id ?? ''));
  store.dispatch(likeToggled(kept?.id ?? ''));
  store.dispatch(trackToggled(gone?.id ?? ''));
  const actions = recordActions(store);
  await choose(user, FILE);
  expect(actions.map(({ type }) => type)).toEqual(['contentFile/contentImported']);
  expect(answer()).toHaveTextContent('Imported 5 projects, 2 tracks and 1 post.');
  expect(screen.getByText('All changes exported')).toBeVisible();
  expect(store.getState().likes).toEqual({ [kept?.id ?? '']: true });
  expect(store.getState().player.currentTrackId).toBeNull();

  await user.click(screen.getByRole('link', { name: 'View Portfolio' }));
  expect(titlesIn('Music and Sound')).toEqual(WORK.tracks.map(({ title }) => title));
  expect(titlesIn('Latest Articles')).toEqual(
    WORK.posts.filter(({ status }) => status === 'published').map(({ title }) => title),
  );
  for (const { title } of WORK.projects) expect(screen.getByText(title)).toBeInTheDocument();
});

test('a file with errors changes nothing, and each error is listed', async () => {
  const { user, store } = await openDashboard();
  const before = store.getState();
  const actions = recordActions(store);
  await choose(user, jsonFile('{"posts": 1, "works": []}'));
  expect(answer()).toHaveTextContent('The file has 2 errors. Nothing was imported.');
  const errors = within(answer()).getAllByRole('listitem');
  expect(errors.map(({ textContent }) => textContent)).toEqual([
    'posts: expected a list of posts, found 1',
    expect.stringMatching(/^works: expected one of the fields/),
  ]);
  expect(store.getState()).toBe(before);
  expect(actions).toEqual([
    {
      type: 'contentFile/importRefused',
      payload: { errorCount: 2, firstError: 'posts: expected a list of posts, found 1' },
    },
  ]);
  // The browser would not tell of the same file again.
  expect(field().value).toBe('');
  await choose(user, FILE);
  expect(answer()).toHaveTextContent(/^Imported/);
});

test('of very many errors the first are listed, and the rest counted', async () => {
  const { user } = await openDashboard();
  await choose(user, jsonFile(JSON.stringify({ posts: Array.from({ length: 600 }, () => 0) })));
  expect(answer()).toHaveTextContent('The file has 600 errors.');
  const items = within(answer()).getAllByRole('listitem');
  expect(items).toHaveLength(501);
  expect(items.at(-1)).toHaveTextContent('And 100 more.');
});

test.each([
  ['nothing in it', jsonFile(''), 'The file is empty.'],
  ['no JSON in it', jsonFile('posts'), 'line 1: expected JSON, found "posts"'],
  [
    'another encoding',
    jsonFile(new Uint8Array([0x7b, 0x22, 0xe9, 0x22, 0x7d])),
    'the file: expected text in UTF-8, found bytes that are something else',
  ],
  [
    'a picture in it',
    jsonFile(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])),
    'the file: expected text in UTF-8, found bytes that are something else',
  ],
  [
    'a video in it',
    Object.defineProperty(jsonFile('{}'), 'size', { value: 3e9 }),
    'The file is larger than 20 MB, which no content file is.',
  ],
  [
    'no right to be read',
    Object.assign(jsonFile('{}'), { arrayBuffer: () => Promise.reject(new Error('Denied.')) }),
    'The file could not be read.',
  ],
])('a file with %s is refused in a sentence', async (_what, file, message) => {
  const { user, store } = await openDashboard();
  const before = store.getState();
  await choose(user, file);
  const errors = within(answer()).getAllByRole('listitem');
  expect(errors).toHaveLength(1);
  expect(errors[0]).toHaveTextContent(message);
  expect(store.getState()).toBe(before);
});

test('where something would be lost it is asked about first, and can be kept', async () => {
  const { user, store } = await openChanged();
  const before = store.getState();
  const actions = recordActions(store);
  await choose(user, FILE);
  expect(actions).toEqual([
    { type: 'contentFile/importHeldBack', payload: { unexportedCount: 1 } },
  ]);
  expect(answer()).toHaveTextContent('Importing replaces 1 change that is not exported.');
  expect(store.getState()).toBe(before);
  await user.click(panel().getByRole('button', { name: 'Keep mine' }));
  expect(store.getState()).toBe(before);
  expect(answer()).toBeEmptyDOMElement();
  expect(field()).toHaveFocus();
});

test('and where nothing would be lost any more, the question says so', async () => {
  const { user } = await openChanged();
  await choose(user, FILE);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(answer()).toHaveTextContent('Importing replaces all work, which is exported.');
});

test('or be given up, and then nothing of it can be undone', async () => {
  const { user, store } = await openChanged();
  await choose(user, FILE);
  const actions = recordActions(store);
  await user.click(panel().getByRole('button', { name: 'Import anyway' }));
  expect(actions.map(({ type }) => type)).toEqual(['contentFile/contentImported']);
  expect(answer()).toHaveTextContent(/^Imported/);
  expect(field()).toHaveFocus();
  expect(store.getState().posts.ids).toEqual(WORK.posts.map(({ id }) => id));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
