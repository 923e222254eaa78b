import { afterEach, expect, test, vi } from 'vitest';
import { deleteEntry } from '../../state/owner/listActions';
import { visitorState } from '../../state/preloadedState';
import { rootReducer } from '../../state/rootReducer';
import { testContent } from '../../test/data/content';
import { dispatcher } from '../../test/store/dispatcher';
import { loadOwnerContent } from './loadOwnerContent';

const content = vi.hoisted(() => ({ isMissing: false }));
vi.mock('virtual:owner-content', () => ({
  get default() {
    if (content.isMissing) throw new Error('The chunk is lost.');
    const { projects, posts, tracks } = testContent;
    return { projects, posts, tracks };
  },
}));

afterEach(() => {
  content.isMissing = false;
});

function openPage() {
  const page = dispatcher({
    ...rootReducer(undefined, { type: '' }),
    ...visitorState(testContent),
  });
  const load = () => loadOwnerContent()(page.dispatch, page.getState, undefined);
  const log = () => page.actions.map(({ type }) => type.replace('content/', ''));
  return { ...page, load, log };
}

test('the owner content loads once, however often it is requested', async () => {
  const { load, log, dispatch, getState } = openPage();
  await Promise.all([load(), load()]);
  expect(getState().posts.ids).toEqual(testContent.posts.map(({ id }) => id));
  const [first = ''] = getState().posts.ids;
  dispatch(deleteEntry('posts', first));
  await load();
  expect(getState().posts.ids).not.toContain(first);
  expect(log()).toEqual(['contentRequested', 'contentLoaded', 'posts/deleted']);
});

test('a failed load dispatches contentFailed, and a retry may succeed', async () => {
  const { load, log, getState } = openPage();
  content.isMissing = true;
  await load();
  expect(getState().content.status).toBe('failed');
  content.isMissing = false;
  await load();
  expect(getState().content.status).toBe('complete');
  expect(log()).toEqual([
    ...['contentRequested', 'contentFailed', 'contentRequested', 'contentLoaded'],
  ]);
});
