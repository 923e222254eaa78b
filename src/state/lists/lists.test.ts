import { expect, test } from 'vitest';
import type { Work } from '../../content/types';
import { testContent, testWork } from '../../test/data/content';
import { aPost, aProject, aTrack } from '../../test/data/fixtures';
import { stateAfter } from '../../test/store/testStore';
import { formOpened } from '../owner/forms';
import { visitorState } from '../preloadedState';
import { rootReducer } from '../rootReducer';
import { contentImported, contentLoaded } from './content';
import { selectWork } from './lists';
import { postActions } from './posts';

const work = { projects: [aProject('1')], posts: [aPost('2')], tracks: [aTrack('3')] };

test('the work has all entries in order, and is the same object until one changes', () => {
  const served = { ...stateAfter(), ...visitorState(testContent) };
  const loaded = rootReducer(served, contentLoaded(testWork));
  const all = selectWork(loaded);
  expect(all).toStrictEqual(testWork);
  expect(selectWork(rootReducer(loaded, formOpened({ list: 'posts', id: '' })))).toBe(all);
  const draft = testWork.posts.find(({ status }) => status === 'draft')?.id ?? '';
  expect(selectWork(rootReducer(loaded, postActions.published(draft)))).not.toBe(all);
  const imported: Work = { ...work, posts: [], missingLists: ['posts'] };
  expect(selectWork(rootReducer(loaded, contentImported(imported)))).toEqual(imported);
});
