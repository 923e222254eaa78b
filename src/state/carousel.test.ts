import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testContent } from '../test/content';
import {
  CAROUSEL_PAGE_SIZE,
  carouselOf,
  carouselReducer,
  movedBack,
  movedForward,
  selectCarousel,
} from './carousel';
import { contentImported, ownerContentArrived } from './content';

const at = (page: number, pageCount: number) => ({ page, pageCount });
const plain = (count: number) => Array.from({ length: count }, () => ({ featured: false }));

describe('the carousel', () => {
  test('starts with the one page of an empty list', () => {
    expect(carouselReducer(undefined, { type: '' })).toEqual(at(0, 1));
  });

  test.each([
    [0, 1],
    [1, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 2],
    [7, 3],
  ])(
    'for %i projects that are not featured, three on each, has the pages it needs: %i',
    (items, pageCount) => {
      expect(carouselOf([...plain(items), { featured: true }])).toEqual(at(0, pageCount));
      expect(CAROUSEL_PAGE_SIZE).toBe(3);
    },
  );

  test.each(
    Object.entries({
      'goes to the next page': { before: at(0, 3), event: movedForward(), after: at(1, 3) },
      'goes from last to first': { before: at(2, 3), event: movedForward(), after: at(0, 3) },
      'goes to the page before': { before: at(2, 3), event: movedBack(), after: at(1, 3) },
      'goes from first to last': { before: at(0, 3), event: movedBack(), after: at(2, 3) },
      'stays on an only page': { before: at(0, 1), event: movedForward(), after: at(0, 1) },
      'stays there backwards too': { before: at(0, 1), event: movedBack(), after: at(0, 1) },
      'starts anew with the projects of a content file': {
        before: at(4, 5),
        event: contentImported({ ...testContent, tracks: [], posts: [] }),
        after: at(0, 2),
      },
      'stays where it is when the lists of the owner arrive': {
        before: at(1, 3),
        event: ownerContentArrived({ tracks: [], posts: [] }),
        after: at(1, 3),
      },
      'stays on another event': { before: at(1, 3), event: { type: '' }, after: at(1, 3) },
    }),
  )('%s', (_name, { before, event, after }) => {
    const carousel = carouselReducer(before, event);
    expect(selectCarousel({ carousel })).toEqual(after);
  });

  test('comes back to where it was by as many steps as it has pages, either way', () => {
    const step = fc.constantFrom(movedForward(), movedBack());
    fc.assert(
      fc.property(fc.nat({ max: 30 }), step, (items, event) => {
        const start = carouselOf(plain(items));
        const steps = Array.from({ length: start.pageCount }, () => event);
        expect(steps.reduce(carouselReducer, start)).toEqual(start);
      }),
    );
  });
});
