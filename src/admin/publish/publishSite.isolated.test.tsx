import { beforeEach, expect, test, vi } from 'vitest';
import { makeStore } from '../../app/store';
import { blobHash } from '../../content/file/blobHash';
import { formatContentFile } from '../../content/file/formatContentFile';
import { changesDiscarded, contentLoaded } from '../../state/lists/content';
import { selectWork } from '../../state/lists/lists';
import { pictureAdded } from '../../state/lists/pictures';
import { selectChangeCount } from '../../state/owner/changes';
import { createEntry } from '../../state/owner/entryThunks';
import { selectDroppedEdits } from '../../state/owner/message';
import { publishOperation } from '../../state/owner/operations';
import {
  picturesMarked,
  picturesUnmarked,
  selectDeletedPictures,
} from '../../state/owner/pictures/pictureDeletions';
import { selectUnusedNewPictures } from '../../state/owner/pictures/pictureSelectors';
import {
  selectFileHash,
  selectIsAwaitingBuild,
  selectIsUnconfirmed,
} from '../../state/owner/savedWork';
import { visitorState } from '../../state/preloadedState';
import { signedOut } from '../../state/visitor/auth';
import { testContent, testWork } from '../../test/data/content';
import { parsedWork } from '../../test/data/contentFiles';
import { NEW_POST } from '../../test/data/fixtures';
import { catchDownloads } from '../../test/downloads';
import { createGithubDouble, type Fault, type GithubDouble, TOKENS } from '../../test/githubDouble';
import { recordActions } from '../../test/store/recordActions';
import { downloadDropped } from '../content-file/exportFile';
import { holdPicture } from '../pictures/pictureStorage';
import { loadTheirs, publishSite } from './publishSite';
import { setToken } from './token';

vi.mock('virtual:site-files', () => ({ default: ['images/old_desk.jpg', 'images/b.jpg'] }));

const PATH = 'src/content/content.json';
const OLD = formatContentFile(testContent);

let double: GithubDouble;
beforeEach(() => {
  double = createGithubDouble();
  double.files.set(PATH, Buffer.from(OLD));
  vi.stubGlobal('fetch', double.fetch);
});

/** Opens a dashboard of the site built from the old file, with one change to publish. */
async function openDashboard(token = TOKENS.writer, name = 'ada/portfolio', branch = 'main') {
  const owner = { ...testContent.owner, repository: { name, branch } };
  const store = makeStore(visitorState({ ...testContent, owner }));
  const fileHash = await blobHash(OLD);
  store.dispatch(contentLoaded({ ...testWork, fileHash }));
  store.dispatch(createEntry('posts', NEW_POST));
  setToken(token);
  return store;
}

const readFile = () => double.files.get(PATH)?.toString() ?? '';
const getState = (store: Awaited<ReturnType<typeof openDashboard>>) =>
  publishOperation.select(store.getState());

test('publishing makes one commit and resets the count of changes', async () => {
  const store = await openDashboard();
  const actions = recordActions(store);
  await store.dispatch(publishSite());
  const types = actions.map(({ type }) => type);
  expect(types).toEqual(['publish/started', 'savedWork/contentSent', 'publish/succeeded']);
  expect(double.commits).toEqual([{ message: 'Add 1 draft', paths: [PATH] }]);
  expect(readFile()).toContain(NEW_POST.title);
  const commit = expect.stringMatching(/^[\da-f]{40}$/) as string;
  expect(getState(store)).toMatchObject({ status: 'succeeded', commit });
  expect(selectChangeCount(store.getState())).toBe(0);
  expect(selectFileHash(store.getState())).toBe(await blobHash(readFile()));
});

test('a changed content file is a conflict, and is overwritten only with consent', async () => {
  const store = await openDashboard();
  const change = (text: string) => () => double.commit('Change', [[PATH, Buffer.from(text)]]);
  // Between the query and the commit.
  double.fail({ at: 'mutation', before: change('theirs') });
  await store.dispatch(publishSite());
  const theirs = await blobHash('theirs');
  expect(getState(store)).toEqual({ status: 'conflict', conflict: { hash: theirs } });
  change('newer')();
  await store.dispatch(publishSite(theirs));
  const newer = await blobHash('newer');
  expect(getState(store)).toEqual({ status: 'conflict', conflict: { hash: newer } });
  expect(readFile()).toBe('newer');
  await store.dispatch(publishSite(newer));
  expect(readFile()).toContain(NEW_POST.title);
  expect(double.commits.at(-1)?.message).toBe('Add 1 draft, over another version');
});

test('the token is in no action or state, and no request once it is dropped', async () => {
  const store = await openDashboard();
  const actions = recordActions(store);
  double.fail({ at: 'query', answer: { status: 404, body: TOKENS.writer } });
  await store.dispatch(publishSite());
  setToken('');
  expect(JSON.stringify([actions, store.getState()])).not.toContain(TOKENS.writer);
  await store.dispatch(publishSite());
  expect(double.requests.at(-1)?.authorization).toBe('Bearer');
  expect(getState(store)).toEqual({ status: 'failed', error: { kind: 'badToken' } });
});

const graphqlError = (type: string | undefined, message: string) => ({
  body: JSON.stringify({ data: null, errors: [{ type, message }] }),
});
const html = { body: '<!doctype html>', headers: { 'content-type': 'text/html' } };
const RULE = graphqlError('UNPROCESSABLE', 'Changes must be made through a pull request.');
const IN_AN_HOUR = expect.closeTo(Date.now() + 3.6e6, -5.5) as number;
const LIMIT = graphqlError('RATE_LIMITED', 'API rate limit exceeded.');
const UNTYPED = graphqlError(undefined, 'Something went wrong');
const LOST_FILE = {
  body: JSON.stringify({
    data: { repository: { ref: { target: { oid: 'head', file0: null } } } },
    errors: [{ message: 'Something went wrong', path: ['repository', 'ref', 'target', 'file0'] }],
  }),
};
const limitedUntil = (until: number) => ({ kind: 'rateLimited', until });
const retryAfter = (seconds: string) => ({ status: 429, headers: { 'retry-after': seconds } });

test.each<[string, Fault[], { kind: string }, string[]?]>([
  ['an unknown token', [], { kind: 'badToken' }, ['nobody']],
  ['a token that may only read', [], { kind: 'noAccess' }, [TOKENS.reader]],
  ['another repository', [], { kind: 'noAccess' }, [TOKENS.writer, 'ada/nothing']],
  ['another branch', [], { kind: 'noAccess' }, [TOKENS.writer, 'ada/portfolio', 'old']],
  ['a rule of the branch', [{ at: 'mutation', answer: RULE }], { kind: 'branchRule' }],
  ['a 403', [{ at: 'query', answer: { status: 403 } }], { kind: 'noAccess' }],
  ['a rate limit', [{ at: 'mutation', answer: retryAfter('3600') }], limitedUntil(IN_AN_HOUR)],
  ['a rate limit in GraphQL', [{ at: 'query', answer: LIMIT }], { kind: 'rateLimited' }],
  ['a server error', [{ at: 'query', answer: { status: 503 } }], { kind: 'noAnswer' }],
  ['a 413', [{ at: 'mutation', answer: { status: 413 } }], { kind: 'tooLarge' }],
  ['an error without a type', [{ at: 'mutation', answer: UNTYPED }], { kind: 'unconfirmed' }],
  ['an error in place of a file', [{ at: 'query', answer: LOST_FILE }], { kind: 'noAnswer' }],
  ['an HTML page', [{ at: 'query', answer: html }], { kind: 'noAnswer' }],
  ['an empty answer', [{ at: 'query', answer: { body: '' } }], { kind: 'noAnswer' }],
  ['a lost query', [{ at: 'query', lost: 'unhandled' }], { kind: 'noAnswer' }],
  ['a lost commit', [{ at: 'mutation', lost: 'unhandled' }], { kind: 'unconfirmed' }],
  ['an HTML page after the commit', [{ at: 'mutation', answer: html }], { kind: 'unconfirmed' }],
])('publishing fails with %s, and changes nothing', async (_name, faults, error, options = []) => {
  const store = await openDashboard(...options);
  const before = selectWork(store.getState());
  for (const fault of faults) double.fail(fault);
  await store.dispatch(publishSite());
  expect(getState(store)).toMatchObject({ status: 'failed', error });
  expect(selectIsUnconfirmed(store.getState())).toBe(error.kind === 'unconfirmed');
  expect(selectWork(store.getState())).toBe(before);
  expect(selectChangeCount(store.getState())).toBe(1);
  expect(readFile()).toBe(OLD);
});

test('publishing refuses what the build would refuse', async () => {
  const store = await openDashboard();
  store.dispatch(createEntry('posts', { ...NEW_POST, excerpt: ' ' }));
  await store.dispatch(publishSite());
  const errors = [expect.stringContaining('expected text with a visible')];
  expect(getState(store)).toMatchObject({ error: { kind: 'invalid', errors } });
  expect(readFile()).toBe(OLD);
});

test('edits after a commit with a lost response are published on top of it', async () => {
  const store = await openDashboard();
  for (const lost of ['handled', 'unhandled', undefined] as const) {
    if (lost) double.fail({ at: 'mutation', lost });
    await store.dispatch(publishSite());
    store.dispatch(createEntry('posts', { ...NEW_POST, title: `After ${String(lost)}` }));
  }
  expect(getState(store)).toMatchObject({ status: 'succeeded' });
  expect(double.commits).toHaveLength(2);
  expect(readFile()).toContain('After unhandled');
  double.commit('Revert', [[PATH, Buffer.from(OLD)]]);
  await store.dispatch(publishSite());
  expect(getState(store)).toMatchObject({ status: 'conflict' });
});

const DESK = 'public/images/desk.webp';

/** Opens a dashboard with a post that shows two added pictures, and a third picture that nothing shows. */
async function openWithPictures() {
  const store = await openDashboard();
  for (const name of ['desk', 'lamp', 'unused']) {
    const path = `images/${name}.webp`;
    const picture = holdPicture(path, { blob: new Blob([name]), width: 2, height: 1 });
    store.dispatch(pictureAdded({ pictures: { [path]: picture } }));
  }
  const content = '![a lamp](images/lamp.webp)';
  store.dispatch(createEntry('posts', { ...NEW_POST, image: 'images/desk.webp', content }));
  return store;
}

test('their version is loaded, and a copy with the changes that it replaces is kept', async () => {
  const store = await openWithPictures();
  const unpublished = testContent.posts.map((post) => ({ ...post, status: 'draft' as const }));
  const theirs = formatContentFile({ ...testContent, posts: unpublished });
  double.commit('Unpublish', [[PATH, Buffer.from(theirs)]]);
  await store.dispatch(loadTheirs(await blobHash(theirs)));
  expect(selectWork(store.getState()).posts).toEqual(unpublished);
  const downloads = catchDownloads();
  await store.dispatch(downloadDropped());
  const [edits, ...others] = downloads;
  const { posts } = parsedWork((await edits?.text()) ?? '');
  expect(posts[0]?.title).toBe(NEW_POST.title);
  expect(posts.map(({ status }) => status)).not.toContain('published');
  expect(others.map(({ name }) => name)).toEqual(['desk.webp', 'lamp.webp']);
  const unused = selectUnusedNewPictures(store.getState());
  expect(unused, 'pictures of the copy stay').toEqual(['images/unused.webp']);

  await store.dispatch(loadTheirs(await blobHash(theirs)));
  expect(selectDroppedEdits(store.getState()), 'without changes').toHaveLength(1);
});

test('the build of their version is watched', async () => {
  const store = await openDashboard();
  const theirs = formatContentFile({ ...testContent, posts: [] });
  double.commit('Delete', [[PATH, Buffer.from(theirs)]]);
  const hash = await blobHash(theirs);
  const json = () => Promise.resolve({ content: hash });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.endsWith('version.json') ? Promise.resolve({ json }) : double.fetch(url, init),
  );
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await store.dispatch(loadTheirs(hash));
  expect(selectIsAwaitingBuild(store.getState())).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(selectIsAwaitingBuild(store.getState())).toBe(false);
});

test('one commit has the content and its pictures, except those in the repository already', async () => {
  const store = await openWithPictures();
  double.files.set('public/images/lamp.webp', Buffer.from('lamp'));
  await store.dispatch(publishSite());
  expect(double.commits).toEqual([{ message: 'Add 2 drafts', paths: [PATH, DESK] }]);
  expect(double.files.get(DESK)?.toString()).toBe('desk');
  expect(double.files.has('public/images/unused.webp')).toBe(false);
  store.dispatch(changesDiscarded(testWork));
  store.dispatch(picturesMarked(['images/desk.webp']));
  await store.dispatch(publishSite());
  expect(double.files.has(DESK)).toBe(false);
  expect(store.getState().pictures).not.toHaveProperty(['images/desk.webp']);
});

test.each([
  ['before the query', 'query'],
  ['between the query and the commit', 'mutation'],
] as const)('a picture of the same name, committed %s, is not overwritten', async (_when, at) => {
  const store = await openWithPictures();
  const before = () => double.commit('Add a desk', [[DESK, Buffer.from('another')]]);
  double.fail({ at, before });
  await store.dispatch(publishSite());
  const message = expect.stringContaining(`another picture at ${DESK}`) as string;
  expect(getState(store)).toEqual({ status: 'failed', error: { kind: 'other', message } });
  expect(double.commits).toHaveLength(1);
  expect([readFile(), double.files.get(DESK)?.toString()]).toEqual([OLD, 'another']);
});

test('pictures are committed once: on top of another commit, and if the response is lost', async () => {
  const store = await openWithPictures();
  const before = () => double.commit('Fix a typo', [['README.md', Buffer.from('x')]]);
  double.fail({ at: 'mutation', before });
  double.fail({ at: 'mutation', lost: 'handled' });
  await store.dispatch(publishSite());
  expect(getState(store)).toMatchObject({ error: { kind: 'unconfirmed' } });
  await store.dispatch(publishSite());
  expect(getState(store)).toEqual({ status: 'succeeded', commit: null });
  expect(double.commits.map(({ paths }) => paths.length)).toEqual([1, 3]);
});

const [OLD_DESK, B] = ['images/old_desk.jpg', 'images/b.jpg'];

/** Opens a dashboard with marked pictures that are in the repository. */
async function openWithMarked(...paths: string[]) {
  const store = await openDashboard();
  store.dispatch(picturesMarked(paths));
  for (const path of paths) double.files.set(`public/${path}`, Buffer.from('picture'));
  return store;
}

test('one commit has the content and the deletions, except of used and missing pictures', async () => {
  const store = await openWithMarked(OLD_DESK, B, 'images/gone.jpg');
  double.files.delete('public/images/gone.jpg');
  store.dispatch(createEntry('posts', { ...NEW_POST, image: B }));
  const before = () => double.commit('Fix a typo', [['README.md', Buffer.from('x')]]);
  double.fail({ at: 'mutation', before });
  await store.dispatch(publishSite());
  const message = 'Add 2 drafts, delete 1 picture';
  expect(double.commits.slice(1)).toEqual([{ message, paths: [PATH, `public/${OLD_DESK}`] }]);
  expect([...double.files.keys()]).toEqual([PATH, `public/${B}`, 'README.md']);
  expect(getState(store)).toMatchObject({ status: 'succeeded' });
  expect(selectDeletedPictures(store.getState())).toEqual([OLD_DESK, 'images/gone.jpg']);
  expect(selectChangeCount(store.getState())).toBe(0);
});

test('a commit of its own deletes a picture once, even if the response is lost', async () => {
  const store = await openDashboard();
  await store.dispatch(publishSite());
  store.dispatch(picturesMarked([OLD_DESK]));
  double.files.set(`public/${OLD_DESK}`, Buffer.from('picture'));
  double.fail({ at: 'mutation', lost: 'unhandled' });
  await store.dispatch(publishSite());
  expect(getState(store)).toMatchObject({ error: { kind: 'unconfirmed' } });
  await store.dispatch(publishSite());
  expect(getState(store)).toMatchObject({ status: 'succeeded', onlyDeletes: true });
  const paths = [`public/${OLD_DESK}`];
  expect(double.commits.slice(1)).toEqual([{ message: 'Delete 1 picture', paths }]);
  // As after a reload, before the next build.
  store.dispatch(picturesMarked([OLD_DESK]));
  await store.dispatch(publishSite());
  expect(getState(store)).toEqual({ status: 'succeeded', commit: null });
  expect(double.commits).toHaveLength(2);
});

test.each([
  ['marked for deletion, in any spelling', () => picturesMarked([OLD_DESK])],
  [
    'that was deleted',
    (store: Awaited<ReturnType<typeof openDashboard>>) =>
      publishOperation.succeeded({ work: selectWork(store.getState()), deleted: [OLD_DESK] }),
  ],
])('publishing refuses a picture %s', async (_what, createAction) => {
  const store = await openDashboard();
  store.dispatch(createAction(store));
  store.dispatch(createEntry('posts', { ...NEW_POST, content: '![x](images/old\\_d%65sk.jpg)' }));
  await store.dispatch(publishSite());
  expect(getState(store)).toMatchObject({ error: { kind: 'invalid', count: 1 } });
  expect(double.commits).toEqual([]);
});

test('a picture kept by the owner while Publish runs is not deleted', async () => {
  const store = await openWithMarked(B);
  double.fail({ at: 'query', before: () => void store.dispatch(picturesUnmarked()) });
  await store.dispatch(publishSite());
  expect(double.commits).toEqual([{ message: 'Add 1 draft', paths: [PATH] }]);
  expect(selectDeletedPictures(store.getState())).toEqual([]);
});

test('publishing refuses a picture deleted in another tab since this build', async () => {
  const store = await openDashboard();
  double.files.set(`public/${OLD_DESK}`, Buffer.from('picture'));
  store.dispatch(
    createEntry('posts', { ...NEW_POST, image: OLD_DESK, content: '![x](images&#47;b.jpg)' }),
  );
  await store.dispatch(publishSite());
  const errors = [expect.stringContaining(B)];
  expect(getState(store)).toMatchObject({ error: { kind: 'invalid', errors } });
  double.files.set(`public/${B}`, Buffer.from('picture'));
  await store.dispatch(publishSite());
  expect(getState(store)).toMatchObject({ status: 'succeeded' });
});

const THEIRS = 'images/their_lamp.jpg';
test('their version can be edited and published before a build, unless its pictures are deleted', async () => {
  const store = await openWithPictures();
  const posts = testContent.posts.map((post) => ({ ...post, content: `![A](${THEIRS})` }));
  const theirs = formatContentFile({ ...testContent, posts });
  double.commit('Change', [[PATH, Buffer.from(theirs)]]);
  await store.dispatch(loadTheirs(await blobHash(theirs)));
  store.dispatch(createEntry('posts', NEW_POST));
  await store.dispatch(publishSite());
  expect(getState(store)).toMatchObject({ status: 'succeeded' });
  expect(double.commits.at(-1)?.paths).toEqual([PATH]);

  const newer = Buffer.from('newer');
  double.commit('Delete a picture', [[PATH, newer]]);
  store.dispatch(createEntry('posts', NEW_POST));
  await store.dispatch(publishSite(await blobHash(newer)));
  const errors = expect.arrayContaining([expect.stringContaining(THEIRS)]) as string[];
  expect(getState(store)).toMatchObject({ error: { kind: 'invalid', errors } });
});

test.each([{}, { lost: 'unhandled' } as const])('a sign-out ends publishing, %j', async (fault) => {
  const store = await openDashboard();
  double.fail({ at: 'query', before: () => void store.dispatch(signedOut()), ...fault });
  await store.dispatch(publishSite());
  // Not those that follow the builds of earlier tests.
  expect(double.requests.filter(({ authorization }) => authorization)).toHaveLength(1);
  expect(getState(store)).toEqual({ status: 'idle' });
  expect(readFile()).toBe(OLD);
});

test('a file of several megabytes arrives unchanged', async () => {
  const store = await openDashboard();
  const content = 'Grüße 👋 '.repeat(150_000).trim();
  store.dispatch(createEntry('posts', { ...NEW_POST, content }));
  await store.dispatch(publishSite());
  // An assertion would print megabytes of diff.
  expect(readFile().includes(`"${content}"`)).toBe(true);
});
