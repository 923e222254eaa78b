import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeStore } from '../../app/store';
import { blobHash } from '../../content/file/blobHash';
import { formatContentFile } from '../../content/file/formatContentFile';
import { contentLoaded } from '../../state/lists/content';
import { selectWork } from '../../state/lists/lists';
import { postAdded } from '../../state/lists/posts';
import { selectPublish } from '../../state/owner/publish';
import { selectChangeCount, selectSavedFile } from '../../state/owner/savedFile';
import { visitorState } from '../../state/preloadedState';
import { testContent } from '../../test/data/content';
import { type Fault, type GithubDouble, startGithubDouble, TOKENS } from '../../test/githubDouble';
import { recordActions } from '../../test/store/recordActions';
import { publishSite } from './publishSite';
import { forgetToken, keepToken } from './token';

const API = 'https://api.github.com';
const PATH = 'src/content/content.json';
const OLD = formatContentFile(testContent);
const DRAFT = { title: 'On Rooms', excerpt: 'Why.', content: 'So.', tags: [] };

let double: GithubDouble;
beforeEach(async () => {
  double = await startGithubDouble();
  double.files.set('src/content/owner.ts', Buffer.from('x'));
  double.files.set(PATH, Buffer.from(OLD));
  const { fetch } = globalThis;
  // Answers a question that was asked before from its cache, as a browser does for the minute that GitHub allows.
  const cache = new Map<string, Response>();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const kept = init.cache !== 'no-store' && init.method === 'GET' && cache.get(address);
    const response = kept || (await fetch(address.replace(API, double.url), init));
    cache.set(address, response.clone());
    return response;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  double.close();
});

/** A dashboard of the site that was built from the old file, with a draft that is not published. */
async function dashboard(token = TOKENS.writer, repository = 'ada/portfolio') {
  const owner = { ...testContent.owner, repository: { name: repository } };
  const store = makeStore(visitorState({ ...testContent, owner }));
  const { projects, posts, tracks } = testContent;
  store.dispatch(
    contentLoaded({ projects, posts, tracks, fileHash: await blobHash(Buffer.from(OLD)) }),
  );
  store.dispatch(postAdded(DRAFT));
  store.dispatch(keepToken(token));
  return store;
}

const stored = () => double.files.get(PATH)?.toString() ?? '';
const statusOf = (store: Awaited<ReturnType<typeof dashboard>>) =>
  selectPublish(store.getState()).status;

test('one commit holds the content, and the count starts from there', async () => {
  const store = await dashboard();
  const actions = recordActions(store);
  await store.dispatch(publishSite());
  expect(actions.map(({ type }) => type)).toEqual([
    'publish/publishStarted',
    'publish/publishChecked',
    'publish/sitePublished',
  ]);
  expect(double.commits).toEqual([{ message: 'Add 1 draft', path: PATH }]);
  expect(stored()).toContain(DRAFT.title);
  expect(statusOf(store)).toMatchObject({
    step: 'published',
    commit: expect.stringMatching(/^0+1$/) as string,
  });
  expect(selectChangeCount(store.getState())).toBe(0);
  expect(selectSavedFile(store.getState()).hash).toBe(await blobHash(Buffer.from(stored())));

  // And the next one builds on it.
  store.dispatch(postAdded({ ...DRAFT, title: 'Second' }));
  await store.dispatch(publishSite());
  expect(double.commits).toHaveLength(2);
});

test('neither the token nor the content is in an action or the state', async () => {
  const store = await dashboard();
  const actions = recordActions(store);
  store.dispatch(keepToken(TOKENS.writer));
  double.fail({ method: 'PUT', status: 409, message: TOKENS.writer });
  await store.dispatch(publishSite());
  store.dispatch(forgetToken());
  expect(JSON.stringify([actions, store.getState()])).not.toContain(TOKENS.writer);
  expect(JSON.stringify(actions)).not.toContain(DRAFT.content);
  await store.dispatch(publishSite());
  expect(double.requests.at(-1)?.authorization).toBe('Bearer');
});

// What a browser shows as well is in publish.e2e.ts.
test.each<[string, Fault[], object, string?, string?]>([
  ['a token that may only read', [], { reason: 'forbidden' }, TOKENS.reader],
  ['another repository', [], { reason: 'notFound' }, TOKENS.writer, 'ada/nothing'],
  [
    'a wait that is asked for',
    [{ method: 'PUT', status: 429, headers: { 'retry-after': '60' } }],
    { reason: 'rateLimited' },
  ],
  [
    'a limit in words',
    [{ method: 'PUT', status: 403, message: 'You have exceeded a secondary rate limit.' }],
    { reason: 'rateLimited' },
  ],
  ['no line', [{ method: 'GET', silent: 'cut' }], { reason: 'offline' }],
  ['a line that breaks', [{ method: 'PUT', silent: 'cut' }], { reason: 'unconfirmed' }],
])('%s is told, and costs nothing', async (_what, faults, refusal, token, repository) => {
  const store = await dashboard(token, repository);
  const before = selectWork(store.getState());
  for (const fault of faults) double.fail(fault);
  await store.dispatch(publishSite());
  expect(statusOf(store)).toMatchObject({ step: 'refused', refusal });
  expect(selectWork(store.getState())).toBe(before);
  expect(selectChangeCount(store.getState())).toBe(1);
  expect(stored()).toBe(OLD);
});

test('of two dashboards each is told of the other, whatever a cache holds', async () => {
  const [first, second] = [await dashboard(), await dashboard()];
  first.dispatch(postAdded({ ...DRAFT, title: 'From the first' }));
  await first.dispatch(publishSite());
  const theirs = await blobHash(Buffer.from(stored()));
  await second.dispatch(publishSite());
  expect(statusOf(second)).toEqual({ step: 'refused', refusal: { reason: 'changed', theirs } });
  expect(stored()).toContain('From the first');

  await second.dispatch(publishSite(theirs));
  const latest = await blobHash(Buffer.from(stored()));
  await first.dispatch(publishSite());
  expect(statusOf(first)).toMatchObject({ refusal: { reason: 'changed', theirs: latest } });
});

test('a file of several megabytes arrives as it was', async () => {
  const store = await dashboard();
  const content = 'Grüße 👋 '.repeat(150_000).trim();
  store.dispatch(postAdded({ ...DRAFT, content }));
  await store.dispatch(publishSite());
  // Compared out of the assertion: nobody reads megabytes of difference.
  expect(stored().includes(`"${content}"`)).toBe(true);
});
