import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { formatContentFile } from '../../content/file/formatContentFile';
import { jsonFile } from '../../test/files';
import {
  buttonFor,
  changes,
  dashboardContent,
  openDashboard,
  said,
} from '../../test/screen/dashboard';
import { cardTitlesAt, textsOf } from '../../test/screen/page';
import { readContentFile } from './readContentFile';

const WORK = {
  projects: dashboardContent.projects.slice(0, 5),
  tracks: dashboardContent.tracks.slice(1, 3),
  posts: dashboardContent.posts.slice(0, 1).map((post) => ({ ...post, title: 'Brought in' })),
};
const FILE = jsonFile(formatContentFile({ ...WORK }));

const field = () => screen.getByLabelText<HTMLInputElement>('Import content');
const panel = () => within(screen.getByRole('tabpanel'));
const answer = () => panel().getByRole('status');

async function choose(user: UserEvent, file: File) {
  await user.upload(field(), file);
  await waitFor(() => expect(answer()).not.toHaveTextContent('Checking…'));
}

/** Chooses a file that is read when it is released. */
async function chooseSlow(user: UserEvent, content: string) {
  const file = jsonFile(content);
  const bytes = await file.arrayBuffer();
  let end: () => void = () => undefined;
  const read = new Promise<ArrayBuffer>((resolve) => (end = () => resolve(bytes)));
  await user.upload(field(), Object.assign(file, { arrayBuffer: () => read }));
  expect(answer()).toHaveTextContent('Checking…');
  return () =>
    act(async () => {
      end();
      // Read once more: what was asked for first is then read too.
      await readContentFile(file, '');
    });
}

const openTab = (user: UserEvent, name: string) => user.click(screen.getByRole('tab', { name }));

/** The overview, with a change that is not exported. */
async function openChanged() {
  const app = await openDashboard('Blog Posts');
  await app.user.click(buttonFor('Delete', dashboardContent.posts[0]?.title ?? ''));
  await openTab(app.user, 'Overview');
  return app;
}

test('a content file takes the place of all work, on the public page too', async () => {
  const { user } = await openDashboard();
  await choose(user, FILE);
  expect(said()).toBe('Imported 5 projects, 2 tracks and 1 post.');
  expect(changes()).toMatch(/^\d+ changes not exported yet$/);
  await user.click(screen.getByRole('link', { name: 'View Portfolio' }));
  expect(cardTitlesAt('music')).toEqual(WORK.tracks.map(({ title }) => title));
  const published = WORK.posts.filter(({ status }) => status === 'published');
  expect(cardTitlesAt('blog')).toEqual(published.map(({ title }) => title));
  for (const { title } of WORK.projects) expect(screen.getByText(title)).toBeInTheDocument();
});

test('a file with errors changes nothing, and each error is listed; the next one is taken', async () => {
  const { user, store } = await openDashboard();
  const { posts, tracks } = store.getState();
  await choose(user, jsonFile('{"posts": 1, "works": []}'));
  expect(answer()).toHaveTextContent('The file has 2 errors. Nothing was imported.');
  expect(textsOf(within(answer()).getAllByRole('listitem'))).toEqual([
    'posts: expected a list of posts, found 1',
    expect.stringMatching(/^works: expected one of the fields/),
  ]);
  expect(store.getState()).toMatchObject({ posts, tracks });
  // The browser would not tell of the same file again.
  expect(field().value).toBe('');
  await choose(user, FILE);
  expect(said()).toMatch(/^Imported/);
});

test('of very many errors the first are listed, and the rest counted', async () => {
  const { user } = await openDashboard();
  await choose(user, jsonFile(JSON.stringify({ posts: Array.from({ length: 600 }, () => 0) })));
  expect(answer()).toHaveTextContent('The file has 600 errors.');
  const items = answer().querySelectorAll('li');
  expect(items).toHaveLength(501);
  expect(items[500]).toHaveTextContent('And 100 more.');
});

test('a file that cannot be read as a content file is refused in a sentence', async () => {
  const { user } = await openDashboard();
  const notText = 'the file: expected text in UTF-8, found bytes that are something else';
  const unreadable = { arrayBuffer: () => Promise.reject(new Error('Denied.')) };
  for (const [file, message] of [
    [jsonFile(''), 'The file is empty.'],
    [jsonFile('posts'), /^line 1: expected JSON, found "posts"/],
    [jsonFile(new Uint8Array([0x7b, 0x22, 0xe9, 0x22, 0x7d])), notText],
    [
      Object.defineProperty(jsonFile('{}'), 'size', { value: 3e9 }),
      'The file is larger than 20 MB, which no content file is.',
    ],
    [Object.assign(jsonFile('{}'), unreadable), 'The file could not be read.'],
  ] as const) {
    await user.upload(field(), file);
    await waitFor(() => expect(within(answer()).getByRole('listitem')).toHaveTextContent(message));
  }
});

test('where something would be lost it is asked about first, and can be kept', async () => {
  const { user, store } = await openChanged();
  const { posts, tracks } = store.getState();
  await choose(user, FILE);
  expect(answer()).toHaveTextContent('Importing replaces 1 change that is not exported.');
  await user.click(panel().getByRole('button', { name: 'Keep mine' }));
  expect(store.getState()).toMatchObject({ posts, tracks });
  expect(answer()).toBeEmptyDOMElement();
  expect(field()).toHaveFocus();

  await choose(user, FILE);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(answer()).toHaveTextContent('Importing replaces all work, which is exported.');
});

test('what an import would replace can be given up, and then nothing of it can be undone', async () => {
  const { user, store } = await openChanged();
  await choose(user, FILE);
  await user.click(panel().getByRole('button', { name: 'Import anyway' }));
  expect(said()).toMatch(/^Imported/);
  expect(field()).toHaveFocus();
  expect(store.getState().posts.ids).toEqual(WORK.posts.map(({ id }) => id));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('of two files the one that was chosen last is imported, whichever is read first', async () => {
  const { user, store } = await openDashboard();
  const release = await chooseSlow(user, formatContentFile({ ...WORK, tracks: [] }));
  await choose(user, FILE);
  await release();
  expect(store.getState().tracks.ids).toHaveLength(2);
});

test.each([
  ['link', 'View Portfolio'],
  ['button', 'Logout'],
] as const)('an import that is left by the %s %s changes nothing', async (role, name) => {
  const { user, store } = await openDashboard();
  const { posts } = store.getState();
  const release = await chooseSlow(user, formatContentFile(WORK));
  await user.click(screen.getByRole(role, { name }));
  await release();
  expect(store.getState().posts.ids).toEqual(posts.ids);
});

test.each([
  ['errors', '{"posts": 1}', 'The file has an error.'],
  ['a question', formatContentFile(WORK), 'Importing replaces 1 change'],
])('%s can be read after a visit to another tab', async (_, content, text) => {
  const { user } = await openChanged();
  const release = await chooseSlow(user, content);
  for (const tab of ['Music', 'Blog Posts']) {
    await openTab(user, tab);
    await release();
    await openTab(user, 'Overview');
    expect(answer()).toHaveTextContent(text);
  }
});
