import { expect, test } from 'vitest';
import { deleteEntry } from '../../state/owner/entryThunks';
import { visitorState } from '../../state/preloadedState';
import { testContent } from '../../test/data/content';
import { createTestStore, stateAfter } from '../../test/store/testStore';
import { loadOwnerContent } from './loadOwnerContent';

test('the owner content loads once, however often it is requested', async () => {
  const start = { ...stateAfter(), ...visitorState(testContent) };
  const { dispatch, getState, actions } = createTestStore(start);
  await Promise.all([dispatch(loadOwnerContent()), dispatch(loadOwnerContent())]);
  const [first = '', ...others] = getState().posts.ids;
  dispatch(deleteEntry('posts', first));
  await dispatch(loadOwnerContent());
  expect(getState().posts.ids).toEqual(others);
  expect(actions.map(({ type }) => type)).toEqual([
    'content/contentRequested',
    'content/contentLoaded',
    'posts/deleted',
  ]);
});
