import { expect, test, vi } from 'vitest';
import { isArrival } from './navigationTiming';

const own = `${window.location.origin}/blog/`;

test.each([
  ['navigate', '', true],
  ['navigate', 'https://a.example/', true],
  ['navigate', own, false],
  ['reload', '', false],
])('a page opened by "%s" from "%s" is an arrival: %j', (type, referrer, expected) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming,
  ]);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  expect(isArrival()).toBe(expected);
});
