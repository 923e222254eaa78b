import { expect, test } from 'vitest';
import { LIST_NAMES } from '../../content/file/formatContentFile';
import type { Work } from '../../content/types';
import { testContent } from '../../test/data/content';
import { aPost, aProject, aTrack, workOf } from '../../test/data/fixtures';
import { formOpened } from '../owner/forms';
import { visitorState } from '../preloadedState';
import { rootReducer } from '../rootReducer';
import { contentImported, contentLoaded } from './content';
import { selectEntry, selectHasSection, selectListIds, selectWork } from './lists';
import { postPublished } from './posts';

const { projects, posts, tracks } = testContent;
const work = { projects: [aProject('1')], posts: [aPost('2')], tracks: [aTrack('3')] };

test.each(LIST_NAMES)('%s have ids and entries', (list) => {
  const state = rootReducer(undefined, contentImported(work));
  const [entry] = work[list];
  expect(selectListIds(state, list)).toEqual([entry?.id]);
  expect(selectEntry(state, list, entry?.id ?? '')).toEqual(entry);
});

test.each(LIST_NAMES)('%s that the file leaves out have a section only with entries', (list) => {
  const hasSection = (file: Partial<Work>) =>
    selectHasSection(rootReducer(undefined, contentImported(workOf(file))), list);
  expect(hasSection({ missingLists: [list] })).toBe(false);
  expect(hasSection({ missingLists: [list], [list]: work[list] })).toBe(true);
  expect(hasSection({})).toBe(true);
});

test('the work is all entries in their order, and the same object until one changes', () => {
  const served = { ...rootReducer(undefined, { type: '' }), ...visitorState(testContent) };
  expect(selectWork(served)).toBeUndefined();
  const loaded = rootReducer(served, contentLoaded({ projects, posts, tracks }));
  const all = selectWork(loaded);
  expect(all).toStrictEqual({ projects, posts, tracks });
  expect(selectWork(rootReducer(loaded, formOpened({ list: 'posts', id: null })))).toBe(all);
  const draft = posts.find(({ status }) => status === 'draft')?.id ?? '';
  expect(selectWork(rootReducer(loaded, postPublished(draft)))).not.toBe(all);
  const imported: Work = { ...work, posts: [], missingLists: ['posts'] };
  expect(selectWork(rootReducer(loaded, contentImported(imported)))).toEqual(imported);
});
