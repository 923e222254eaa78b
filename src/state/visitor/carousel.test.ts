import { expect, test } from 'vitest';
import { aProject, makeWork } from '../../test/data/fixtures';
import { testReducer } from '../../test/store/reducerTable';
import { stateAfter } from '../../test/store/testStore';
import { contentImported } from '../lists/content';
import { createListState } from '../lists/createList';
import { projectActions, selectOtherProjects } from '../lists/projects';
import type { RootState } from '../rootReducer';
import {
  carouselSlice,
  movedBack,
  movedForward,
  selectCarouselIndex,
  selectCarouselPages,
  swipedTo,
} from './carousel';

/** A state with this many projects in the carousel, and a featured one. */
const withProjects = (count: number, index = 0): RootState => ({
  ...stateAfter(),
  projects: createListState(
    Array.from({ length: count + 1 }, (_, at) => aProject(`${at}`, { featured: at === 0 })),
  ),
  carousel: { index },
});

const at = (index: number) => ({ index });
const [only, third] = [at(0), at(2)];
const of3 = { pageCount: 3 };

testReducer(carouselSlice.reducer, {
  'goes to the next page': [at(0), movedForward(of3), at(1)],
  'goes from the last page to the first': [at(2), movedForward(of3), at(0)],
  'goes to the previous page': [at(2), movedBack(of3), at(1)],
  'goes from the first page to the last': [at(0), movedBack(of3), at(2)],
  'goes to the swiped page': [at(0), swipedTo(2), at(2)],
  'stays on the only page when moved forward': [only, movedForward({ pageCount: 1 }), only],
  'stays on the only page when moved back': [only, movedBack({ pageCount: 1 }), only],
  'goes no further back than the first page': [at(1), swipedTo(-5), at(0)],
  'returns to the first page after an import': [third, contentImported(makeWork()), at(0)],
  'returns to the first page after a move': [
    third,
    projectActions.moved({ id: '1', by: 1 }),
    at(0),
  ],
});

test.each([
  [0, []],
  [3, [3]],
  [4, [3, 1]],
  [7, [3, 3, 1]],
])('%i unfeatured projects make pages of %j', (count, lengths) => {
  const state = withProjects(count);
  const pages = selectCarouselPages(state);
  expect(pages.map(({ length }) => length)).toEqual(lengths);
  expect(pages.flat()).toEqual(selectOtherProjects(state));
});

test('the visible page is at most the last one', () => {
  expect(selectCarouselIndex(withProjects(7, 2))).toBe(2);
  expect(selectCarouselIndex(withProjects(4, 2))).toBe(1);
});
