import { expect, test } from 'vitest';
import { testContent } from '../../test/data/content';
import { workOf } from '../../test/data/fixtures';
import { testReducer } from '../../test/store/reducerTable';
import { contentImported, contentLoaded } from '../lists/contentFile';
import { rootReducer, type RootState } from '../rootReducer';
import {
  carouselReducer,
  movedBack,
  movedForward,
  selectCarouselIndex,
  selectCarouselPages,
  swipedTo,
} from './carousel';

const [project] = testContent.projects;
if (!project) throw new Error('There is no project.');

/** A state with so many projects in the carousel, beside a featured one. */
const withProjects = (count: number, index = 0): RootState => ({
  ...rootReducer(undefined, { type: '' }),
  projects: Array.from({ length: count + 1 }, (_, at) => ({
    ...project,
    id: `${at}`,
    featured: at === 0,
  })),
  carousel: { index },
});

const at = (index: number) => ({ index });
const third = at(2);
const of3 = { pageCount: 3 };
const only = at(0);

testReducer(carouselReducer, {
  'goes to the next page': [at(0), movedForward(of3), at(1)],
  'goes from the last page to the first': [at(2), movedForward(of3), at(0)],
  'goes to the page before': [at(2), movedBack(of3), at(1)],
  'goes from the first page to the last': [at(0), movedBack(of3), at(2)],
  'goes to the page that is swiped to': [at(0), swipedTo(2), at(2)],
  'stays on an only page': [only, movedForward({ pageCount: 1 }), only],
  'stays there backwards too': [only, movedBack({ pageCount: 1 }), only],
  'starts anew with imported projects': [third, contentImported(workOf()), at(0)],
  'stays when the lists of the owner come': [third, contentLoaded(workOf()), third],
});

test.each([
  [0, []],
  [1, [1]],
  [3, [3]],
  [4, [3, 1]],
  [7, [3, 3, 1]],
])('%i projects that are not featured make pages of %j', (count, lengths) => {
  const state = withProjects(count);
  const pages = selectCarouselPages(state);
  expect(pages.map(({ length }) => length)).toEqual(lengths);
  expect(pages.flat()).toEqual(state.projects.slice(1));
  const turned: RootState = { ...state, carousel: third };
  expect(selectCarouselPages(turned)).toBe(pages);
});

test('the page that shows is one that is there', () => {
  expect(selectCarouselIndex(withProjects(7, 2))).toBe(2);
  expect(selectCarouselIndex(withProjects(4, 2))).toBe(1);
});
