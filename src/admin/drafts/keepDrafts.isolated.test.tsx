import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeStore } from '../../app/store';
import { blobHash } from '../../content/file/blobHash';
import { formatContentFile } from '../../content/file/formatContentFile';
import { contentLoaded, draftsRestored } from '../../state/lists/content';
import { postDeleted } from '../../state/lists/posts';
import { formTyped, selectIsStorageRefused, typedRestored } from '../../state/owner/drafts';
import { editsDropped } from '../../state/owner/message';
import { publishOperation, saveOperation } from '../../state/owner/operations';
import { visitorState } from '../../state/preloadedState';
import { testContent } from '../../test/data/content';
import { aPost } from '../../test/data/fixtures';
import { catchDownloads } from '../../test/files';
import { buttonFor, dashboardContent, openDashboard } from '../../test/screen/dashboard';
import { fillIn, press } from '../../test/screen/forms';
import { button } from '../../test/screen/page';
import { keepDrafts } from './keepDrafts';
import { parseDrafts } from './parseDrafts';

const storage = vi.hoisted(() => ({
  writes: [] as [string | null, string | null][],
  isFull: false,
}));
vi.mock('./draftsStorage', () => ({
  readDrafts: () => Promise.resolve(null),
  writeDrafts: (...write: [string | null, string | null]) => {
    storage.writes.push(write);
    return storage.isFull ? Promise.reject(new Error('Full.')) : Promise.resolve();
  },
}));
beforeEach(() => {
  storage.writes.length = 0;
  storage.isFull = false;
});

const FORM = 'New Post';
const [first = '', second = ''] = dashboardContent.posts.map(({ title }) => title);

/** Whether the browser would warn before leaving the page. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser warns about a change until it is undone or exported, on every screen', async () => {
  catchDownloads();
  const { user } = await openDashboard('Blog Posts');
  for (const end of ['Undo', 'Export content']) {
    await user.click(buttonFor('Delete', first));
    expect(isAsked()).toBe(true);
    await user.click(button(end));
    expect(isAsked()).toBe(false);
  }
  await user.click(buttonFor('Delete', second));
  await user.click(screen.getByRole('link', { name: 'View Portfolio' }));
  expect(isAsked()).toBe(true);
});

test('the browser warns about a half-filled form, open or closed, until it is empty', async () => {
  const { user } = await openDashboard('Blog Posts');
  await user.click(button(FORM));
  expect(window.onbeforeunload).toBeNull();
  await fillIn(user, FORM, { Excerpt: 'E.' });
  expect(isAsked()).toBe(true);
  await press(user, FORM, 'Cancel');
  expect(isAsked()).toBe(true);
  expect(screen.getByRole('banner')).toHaveTextContent(
    'No changes since the last export, New Post not sent yet',
  );
  expect(screen.getByText('What you typed is kept.')).toBeVisible();
  await user.click(button(FORM));
  await fillIn(user, FORM, { Excerpt: ' ' });
  expect(isAsked()).toBe(false);
  expect(screen.getByRole('banner')).not.toHaveTextContent('not sent');
});

const { projects, posts, tracks, owner } = testContent;
const work = { projects, posts, tracks };
const TYPED = { 'posts/': { title: 'Half a title' } };
const deleted = postDeleted({ entry: aPost(posts[0]?.id ?? ''), indexFromEnd: 0 });

/** Opens a dashboard store whose drafts are stored. Stops the clock. */
function openStore(isOwn = true) {
  const store = makeStore(visitorState({ ...testContent, isOwn }));
  vi.useFakeTimers();
  store.dispatch(contentLoaded({ ...work, fileHash: 'old' }));
  return { store, stop: keepDrafts(store) };
}
const formTypedWith = (title: string) => formTyped({ form: 'posts/', texts: { title } });

test('drafts are stored once a second, and when the page is hidden', () => {
  const { store } = openStore();
  for (const title of ['H', 'Ha', 'Hal']) store.dispatch(formTypedWith(title));
  vi.advanceTimersByTime(1_000);
  expect(storage.writes).toEqual([[expect.stringContaining('"Hal"'), null]]);
  vi.advanceTimersByTime(5_000);
  store.dispatch(formTypedWith('Half'));
  window.dispatchEvent(new Event('pagehide'));
  expect(storage.writes).toHaveLength(2);
});

test('drafts are removed once they are saved', () => {
  const { store } = openStore();
  store.dispatch(deleted);
  vi.advanceTimersByTime(1_000);
  store.dispatch(
    saveOperation.succeeded({ work: { ...work, posts: posts.slice(1) }, hash: 'new' }),
  );
  vi.advanceTimersByTime(1_000);
  // With the old value: another tab may have stored its own since.
  expect(storage.writes[1]).toEqual([null, storage.writes[0]?.[0]]);
});

test('drafts of the demo, and of a store after cleanup, are not stored', () => {
  const { store, stop } = openStore(false);
  store.dispatch(formTypedWith('Half'));
  vi.advanceTimersByTime(1_000);
  stop();
  store.dispatch(formTypedWith('Whole'));
  vi.advanceTimersByTime(1_000);
  expect(storage.writes).toEqual([]);
});

test('refused storage is reported', async () => {
  storage.isFull = true;
  const { store } = openStore();
  store.dispatch(formTypedWith('Half'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(selectIsStorageRefused(store.getState())).toBe(true);
});

/** Stores a deletion and a half-filled form. Returns the stored drafts. */
function storeDrafts() {
  const { store } = openStore();
  store.dispatch(deleted);
  store.dispatch(typedRestored(TYPED));
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  return storage.writes[0]?.[0] ?? '';
}

const edited = { ...work, posts: posts.slice(1) };
const editedFile = formatContentFile(edited);
test.each([
  ['for this file are restored', 'old', [draftsRestored(edited)]],
  ['for another file are dropped, and can be downloaded', 'new', [editsDropped(editedFile)]],
  ['already in this file are ignored', await blobHash(Buffer.from(editedFile)), []],
])('stored drafts %s', async (_which, hash, expected) => {
  const drafts = storeDrafts();
  expect(await parseDrafts(drafts, hash, owner.name)).toEqual([typedRestored(TYPED), ...expected]);
  expect(drafts).not.toMatch(/password|token/i);
});

test.each(['', '{', 'null', '{"version": 2}', '{"version": 1, "typed": {"posts/": {"title": 1}}}'])(
  'malformed stored drafts are ignored: %s',
  async (stored) => {
    expect(await parseDrafts(stored, 'old', owner.name)).toEqual([]);
  },
);

test('the browser warns while the site is being published', () => {
  const { store } = openStore(false);
  store.dispatch(publishOperation.started());
  expect(isAsked()).toBe(true);
  store.dispatch(publishOperation.failed({ kind: 'noAnswer' }));
  expect(isAsked()).toBe(false);
});
