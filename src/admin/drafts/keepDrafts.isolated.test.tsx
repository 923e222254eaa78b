import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeStore } from '../../app/store';
import { blobHash } from '../../content/file/blobHash';
import { formatContentFile } from '../../content/file/formatContentFile';
import type { Owner, Work } from '../../content/types';
import { contentLoaded, draftsRestored, type SavedContent } from '../../state/lists/content';
import { selectWork } from '../../state/lists/lists';
import { pictureAdded } from '../../state/lists/pictures';
import { postActions } from '../../state/lists/posts';
import { formTyped, typedRestored } from '../../state/owner/forms';
import { editsDropped, selectDroppedEdits } from '../../state/owner/message';
import { exportOperation, publishOperation, saveOperation } from '../../state/owner/operations';
import { contentSent } from '../../state/owner/savedWork';
import { visitorState } from '../../state/preloadedState';
import { menuToggled } from '../../state/visitor/nav';
import { testContent, testWork as work } from '../../test/data/content';
import { aPost } from '../../test/data/fixtures';
import { catchDownloads } from '../../test/downloads';
import { runs } from '../../test/runs';
import { buttonFor, dashboardContent, openDashboard, openForm } from '../../test/screen/dashboard';
import { button } from '../../test/screen/page';
import { devtools } from '../../test/store/devtools';
import { stateAfter } from '../../test/store/testStore';
import { prepareSignOut } from '../dashboard/prepareSignOut';
import { formatDrafts, keepDrafts } from './keepDrafts';
import { parseDrafts } from './parseDrafts';

const storage = vi.hoisted(() => ({
  writes: [] as (string | null)[],
  isFull: false,
}));
vi.mock('./draftsStorage', () => ({
  lockDrafts: () => Promise.resolve(),
  readDrafts: () => Promise.resolve({ drafts: null, closed: [] }),
  readOtherDrafts: () => Promise.resolve(''),
  writeDrafts: (drafts: string | null) => {
    storage.writes.push(drafts);
    return storage.isFull ? Promise.reject(new Error('Full.')) : Promise.resolve();
  },
}));
beforeEach(() => {
  storage.writes.length = 0;
  storage.isFull = false;
});

const [first = '', second = ''] = dashboardContent.posts.map(({ title }) => title);

/** Whether the browser would warn before leaving the page. */
const warnsBeforeUnload = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser warns about a change until it is undone or exported, on every screen', async () => {
  catchDownloads();
  const { user } = await openDashboard('Blog Posts');
  for (const end of ['Undo', 'Export content']) {
    await user.click(buttonFor('Delete', first));
    expect(warnsBeforeUnload()).toBe(true);
    await user.click(button(end));
    await waitFor(() => expect(warnsBeforeUnload()).toBe(false));
  }
  await user.click(buttonFor('Delete', second));
  await user.click(screen.getByRole('link', { name: 'View Portfolio' }));
  expect(warnsBeforeUnload()).toBe(true);
});

test('Logout asks before it drops unsaved changes and their drafts', async () => {
  const { user, store } = await openDashboard('Blog Posts', { isOwn: true });
  await user.click(buttonFor('Delete', first));
  window.dispatchEvent(new Event('pagehide'));
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  await user.click(button('Logout'));
  expect(confirm).toHaveBeenCalledWith(
    'Log out and delete what this tab has not exported yet, also from this browser?',
  );
  expect([store.getState().auth.isAuthenticated, warnsBeforeUnload()]).toEqual([true, true]);
  await user.click(button('Logout'));
  expect([store.getState().auth.isAuthenticated, warnsBeforeUnload()]).toEqual([false, false]);
  // Only the last two: a slow page has time to write a first null.
  expect(storage.writes.slice(-2)).toEqual([expect.any(String), null]);
});

const { posts, owner } = testContent;
const TYPED = { 'posts/': { title: 'Half a title' } };
const TYPED_OVER = { 'posts/': { title: '' } };
const deleted = postActions.deleted({ entry: aPost(posts[0]?.id ?? ''), indexFromEnd: 0 });
const picture = { width: 1, height: 1, url: 'blob:' };
const formTypedWith = (title: string) => formTyped({ form: 'posts/', texts: { title } });
const unusedPicture = pictureAdded({ pictures: { 'images/new.webp': picture } });

/** Opens a dashboard store whose drafts are stored. Stops the clock. */
function openStore({
  isOwn = true,
  fileHash = 'old',
  ...repository
}: { isOwn?: boolean; fileHash?: string | null } & Pick<Owner, 'repository'> = {}) {
  const store = makeStore(
    visitorState({ ...testContent, owner: { ...owner, ...repository }, isOwn }),
  );
  vi.useFakeTimers();
  store.dispatch(contentLoaded({ ...work, fileHash }));
  return { store, stop: keepDrafts(store) };
}

test.each<[string, UnknownAction[], Parameters<typeof openStore>[0]?]>([
  ['edits that are left out', [editsDropped({ text: '{}', base: null })]],
  ['an unused new picture', [unusedPicture]],
  ['typed text', [formTypedWith('Half')]],
  [
    'changes to placeholder work that was saved',
    [saveOperation.succeeded({ work, hash: 'new' }), deleted],
    { isOwn: false, fileHash: null },
  ],
])('Logout asks before it drops %s', (_what, actions, site) => {
  vi.stubEnv('DEV', site !== undefined);
  const { store } = openStore(site);
  for (const action of actions) store.dispatch(action);
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  const answers = [1, 2, 3].map(() => store.dispatch(prepareSignOut()));
  expect(answers).toEqual([false, true, true]);
  expect(confirm, 'with nothing left to drop').toHaveBeenCalledTimes(2);
});

test('Logout says that a version without an answer may still be published', () => {
  const { store } = openStore({ repository: { name: 'ada/portfolio' } });
  for (const action of [deleted, contentSent('sent')]) store.dispatch(action);
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false);
  store.dispatch(prepareSignOut());
  expect(confirm).toHaveBeenCalledWith(
    expect.stringMatching(/\? A version that was sent may still be published\.$/),
  );
});

test('drafts are stored at once, then once a second, and when the page is left or hidden', () => {
  const { store } = openStore();
  store.dispatch(formTypedWith('H'));
  vi.advanceTimersByTime(0);
  expect(storage.writes).toEqual([expect.stringContaining('"H"')]);
  // The clock is set back.
  vi.setSystemTime(0);
  for (const title of ['Ha', 'Hal']) store.dispatch(formTypedWith(title));
  vi.advanceTimersByTime(999);
  expect(storage.writes).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(storage.writes.splice(0)).toEqual([expect.anything(), expect.stringContaining('"Hal"')]);
  store.dispatch(formTypedWith('Ha'));
  expect(warnsBeforeUnload()).toBe(true);
  expect(storage.writes).toEqual([expect.stringContaining('"Ha"')]);
  store.dispatch(formTypedWith('Half'));
  window.dispatchEvent(new Event('pagehide'));
  expect(storage.writes).toHaveLength(2);
  store.dispatch(formTypedWith('Whole'));
  // Called by hand: jsdom does not support this event handler property.
  document.onvisibilitychange?.(new Event('visibilitychange'));
  expect(storage.writes).toHaveLength(3);
});

test.each([
  ['own content', {}, [deleted]],
  ['placeholder work', { isOwn: false, fileHash: null }, [deleted]],
  ['own content without a change', {}, []],
])('the hash of sent %s is stored at once, in case its answer is lost', async (_, site, edits) => {
  vi.stubEnv('DEV', true);
  const { store } = openStore(site);
  for (const action of [...edits, contentSent('new')]) store.dispatch(action);
  await Promise.resolve();
  expect(storage.writes).toEqual([expect.stringContaining('"sentHashes":["new"]')]);
});

test('a restore with the hash of a sent file never removes the stored drafts', async () => {
  const { store } = openStore();
  for (const action of [contentSent('new'), typedRestored({ typed: TYPED, typedOver: TYPED_OVER })])
    store.dispatch(action);
  await Promise.resolve();
  expect(storage.writes).toEqual([expect.stringContaining('Half a title')]);
});

test('the sign-out of an edited demo asks nothing', () => {
  const { store } = openStore({ isOwn: false, fileHash: null });
  store.dispatch(deleted);
  const confirm = vi.spyOn(window, 'confirm');
  expect(store.dispatch(prepareSignOut())).toBe(true);
  expect(confirm).not.toHaveBeenCalled();
});

test('the browser no longer warns once a save has ended on the public page', () => {
  const { store, stop } = openStore();
  store.dispatch(deleted);
  stop();
  expect(warnsBeforeUnload()).toBe(true);
  store.dispatch(saveOperation.succeeded({ work: selectWork(store.getState()), hash: 'new' }));
  expect(warnsBeforeUnload()).toBe(false);
});

test.each([
  ['edits that are left out', editsDropped({ text: '{}', base: null }), '"{}"'],
  ['a new picture, even an unused one, for other tabs', unusedPicture, 'images/new.webp'],
])('drafts have %s', (_what, action, text) => {
  expect(formatDrafts(stateAfter(action))).toContain(text);
});

test('a jump to an earlier state, and an action there, removes no drafts, and the browser warns', () => {
  devtools.connect();
  const { store } = openStore();
  devtools.disconnect();
  store.dispatch(deleted);
  vi.advanceTimersByTime(1_000);
  devtools.jumpTo(1);
  store.dispatch(menuToggled());
  vi.advanceTimersByTime(1_000);
  expect(warnsBeforeUnload()).toBe(true);
  expect(storage.writes).not.toContain(null);
});

test('text typed after cleanup is not stored', () => {
  const { store, stop } = openStore();
  stop();
  store.dispatch(formTypedWith('Half'));
  vi.advanceTimersByTime(1_000);
  expect(storage.writes).toEqual([null]);
});

test.each([
  ['its first save are stored', saveOperation, { inDev: true }, ['Half']],
  ['its first publication are stored', publishOperation, { name: 'ada/portfolio' }, ['Half']],
  ['an export are not stored', exportOperation, {}, []],
])('drafts of placeholder work after %s', (_, operation, place, kept) => {
  vi.stubEnv('DEV', 'inDev' in place);
  const repository = 'name' in place && { repository: place };
  const { store } = openStore({ isOwn: false, fileHash: null, ...repository });
  store.dispatch(formTypedWith('Half'));
  vi.advanceTimersByTime(1_000);
  expect(storage.writes).not.toContain(null);
  store.dispatch(operation.succeeded({ work, hash: 'new' }));
  vi.advanceTimersByTime(1_000);
  expect(storage.writes).toEqual(kept.map((text) => expect.stringContaining(text) as string));
});

test('the form says when its text was stored, and warns until a reload once storage was refused', async () => {
  const { store } = await openForm('Blog Posts', 'New Post', { isOwn: true });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 0, 9, 10, 42, 3) });
  const words = () => screen.getByText(/^(Not|Saved|This browser)/).closest('p')?.textContent;
  const type = (title: string) => act(() => void store.dispatch(formTypedWith(title)));
  const expectWords = (text: string) =>
    waitFor(() => expect(words()).toBe(text), { timeout: 3_000 });
  type('H');
  expect(words()).toBe('Not saved yet');
  await expectWords('Saved in this browser 10:42');
  vi.setSystemTime(new Date(2031, 0, 9, 10, 43));
  type('Ha');
  expect(words()).toBe('Saved in this browser 10:42');
  await expectWords('Saved in this browser 10:43');
  storage.isFull = true;
  type('Hal');
  const refused = 'This browser refuses storage: closing the page loses the text.';
  await expectWords(refused);
  storage.isFull = false;
  type('Half');
  await waitFor(() => expect(storage.writes.at(-1)).toContain('Half'), { timeout: 3_000 });
  expect(words()).toBe(refused);
});

const [edited, newer] = [1, 2].map((count) => ({ ...work, posts: posts.slice(count) }));
const pictures = { 'images/own.jpg': { id: 'own', width: 4, height: 3 } };
const built = { ...work, fileHash: 'old', pictures };
const published = await blobHash(formatContentFile(edited ?? work));
const others = { ...work, fileHash: 'others' };

/** Stores a deletion, published if so, another one, and a half-filled form. Returns what a page then loads. */
async function reload(
  site: SavedContent,
  { isPublished = false, isEdited = true, isInDev = false },
) {
  vi.stubEnv('DEV', isInDev);
  const { store } = openStore();
  store.dispatch(deleted);
  if (isPublished && edited)
    store.dispatch(publishOperation.succeeded({ work: edited, hash: published }));
  if (isPublished && isEdited)
    store.dispatch(postActions.deleted({ entry: aPost(posts[1]?.id ?? ''), indexFromEnd: 0 }));
  store.dispatch(typedRestored({ typed: TYPED, typedOver: TYPED_OVER }));
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  const [drafts] = storage.writes;
  expect(drafts).not.toMatch(/password|token/i);
  return parseDrafts(drafts ?? '', site, owner.name);
}

const rebuilt = { ...work, ...edited, fileHash: published };
const ahead = { ...rebuilt, olderHashes: ['old'], pictures };
const [restored, later] = [draftsRestored(edited ?? work), draftsRestored(newer ?? work)];
const droppedOf = (ours: Work = work, base: Work = work) =>
  editsDropped({ text: formatContentFile(ours), base: formatContentFile(base) });
const longer = { ...others, posts: [...posts, aPost('theirs')] };
const same = { ...rebuilt, fileHash: 'same' };
const edits = { isPublished: true };
const noEdits = { isPublished: true, isEdited: false };
type Loaded = [site: SavedContent, loaded: SavedContent, ...edits: UnknownAction[]];
test.each<[string, Parameters<typeof reload>[1], Loaded]>([
  ['edits of the same file are restored', {}, [built, built, restored]],
  ['edits of another file are dropped, to be downloaded', {}, [longer, longer, droppedOf(edited)]],
  ['edits that another file has too are ignored', {}, [same, same]],
  ['edits already in the file are ignored', {}, [rebuilt, rebuilt]],
  ['published work is loaded before a build', noEdits, [built, ahead]],
  ['published work and later edits are loaded before a build', edits, [built, ahead, later]],
  ['edits after publishing are restored after a build', edits, [rebuilt, rebuilt, later]],
  ['published work that was replaced is ignored', noEdits, [others, others]],
  ['a saved file is put back in the dev server', { ...noEdits, isInDev: true }, [built, built]],
  [
    'later edits are dropped with a saved file put back in the dev server',
    { ...edits, isInDev: true },
    [built, built, droppedOf(newer, edited)],
  ],
])('after a reload, %s', async (_which, options, [site, loaded, ...edits]) => {
  const expected = [
    contentLoaded(loaded),
    typedRestored({ typed: TYPED, typedOver: TYPED_OVER }),
    ...edits,
  ];
  expect(await reload(site, options)).toEqual(expected);
});

test('dropped edits are kept until a newer file has them', async () => {
  const newest = [...posts, aPost('newest')];
  let actions: UnknownAction[] = await reload(longer, {});
  const open = async (posts: Work['posts']) => {
    const drafts = formatDrafts(stateAfter(...actions)) ?? '';
    actions = await parseDrafts(drafts, { ...work, posts, fileHash: 'newest' }, owner.name);
    return selectDroppedEdits(stateAfter(...actions));
  };
  expect(await open(newest)).toEqual([droppedOf(edited).payload]);
  expect(await open(newest.slice(1))).toEqual([]);
});

test.each(['', '{', 'null', '{"version": 2}', '{"version": 1, "typed": {"posts/": {"title": 1}}}'])(
  'malformed stored drafts are ignored: %s',
  async (stored) => {
    expect(await parseDrafts(stored, built, owner.name)).toEqual([contentLoaded(built)]);
  },
);

test('stored drafts edited by hand never keep the content from loading', async () => {
  const file = fc.oneof(fc.constant(null), fc.string(), fc.json());
  const drafts = fc.record({
    version: fc.constant(1),
    fileHashes: fc.array(fc.constantFrom('old', 'new', null)),
    saved: file,
    text: file,
    dropped: fc.array(fc.oneof(fc.string(), fc.record({ text: fc.string(), base: file }))),
    typed: fc.dictionary(fc.string(), fc.dictionary(fc.string(), fc.string())),
  });
  await fc.assert(
    fc.asyncProperty(drafts, async (stored) => {
      const actions = await parseDrafts(JSON.stringify(stored), built, owner.name);
      expect(stateAfter(...actions).content.status).toBe('complete');
    }),
    { numRuns: runs(1_000) },
  );
});
