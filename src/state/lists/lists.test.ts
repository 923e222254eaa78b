import { expect, test } from 'vitest';
import { LIST_NAMES } from '../../content/file/formatContentFile';
import type { Work } from '../../content/types';
import { aPost, aProject, aTrack, workOf } from '../../test/data/fixtures';
import { selectHasSection } from '../hasSection';
import { rootReducer } from '../rootReducer';
import { contentImported } from './contentFile';
import { selectListIds, selectTitle } from './lists';

const work = {
  projects: [aProject('1'), aProject('2')],
  posts: [aPost('3')],
  tracks: [aTrack('4')],
};
const imported = rootReducer(undefined, contentImported(work));

test.each([
  ['projects', ['1', '2'], '2', 'Project 2'],
  ['posts', ['3'], '3', 'Post 3'],
  ['tracks', ['4'], '4', 'Track 4'],
] as const)('the entries of %s have ids %j, and titles', (list, ids, id, title) => {
  expect(selectListIds(imported, list)).toEqual(ids);
  expect(selectTitle(imported, list, id)).toBe(title);
  expect(selectTitle(imported, list, '5')).toBe('');
});

test.each(LIST_NAMES)('%s that the file leaves out have a section if there are any', (list) => {
  const shows = (file: Partial<Work>) =>
    selectHasSection(rootReducer(undefined, contentImported(workOf(file))), list);
  expect(shows({ leftOut: [list] })).toBe(false);
  expect(shows({ leftOut: [list], [list]: work[list] })).toBe(true);
  expect(shows({})).toBe(true);
});
