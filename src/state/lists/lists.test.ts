import { expect, test } from 'vitest';
import { testContent, testWork } from '../../test/data/content';
import { aTrack, makeWork } from '../../test/data/fixtures';
import { stateAfter } from '../../test/store/testStore';
import { formOpened } from '../owner/forms';
import { visitorState } from '../preloadedState';
import { rootReducer } from '../rootReducer';
import { contentImported, contentLoaded } from './content';
import { selectWork } from './lists';
import { postActions } from './posts';

test('the work has all entries in order, and is the same object until one changes', () => {
  const served = { ...stateAfter(), ...visitorState(testContent) };
  const loaded = rootReducer(served, contentLoaded(testWork));
  const all = selectWork(loaded);
  expect(all).toStrictEqual(testWork);
  expect(selectWork(rootReducer(loaded, formOpened({ list: 'posts', id: '' })))).toBe(all);
  const draft = testWork.posts.find(({ status }) => status === 'draft')?.id ?? '';
  expect(selectWork(rootReducer(loaded, postActions.published(draft)))).not.toBe(all);
  const imported = makeWork({ tracks: [aTrack('3')], missingLists: ['posts'] });
  expect(selectWork(rootReducer(loaded, contentImported(imported)))).toEqual(imported);
});
