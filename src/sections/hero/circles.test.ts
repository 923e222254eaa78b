import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CIRCLE_COUNT, randomCircle } from './circles';

/** The greatest number that a random generator gives. */
const BELOW_ONE = 1 - Number.EPSILON / 2;

const isWithin = (value: number, min: number, max: number) => value >= min && value <= max;

test('twenty circles float', () => {
  expect(CIRCLE_COUNT).toBe(20);
});

test('the least draw gives the smallest and quickest circle, at the corner', () => {
  expect(randomCircle(() => 0)).toEqual({ size: 50, x: 0, y: 0, duration: 2 });
});

test('a middle draw gives the middle of everything', () => {
  expect(randomCircle(() => 0.5)).toEqual({ size: 200, x: 50, y: 50, duration: 3.5 });
});

test('each part of a circle has a draw of its own', () => {
  const draws = [0.25, 0.5, 0.75, 1];
  expect(randomCircle(() => draws.shift() ?? 0)).toEqual({ size: 125, x: 50, y: 75, duration: 5 });
});

test('every circle is 50 to 350 pixels wide, inside the hero, and floats in 2 to 5 seconds', () => {
  const draw = fc.double({ min: 0, max: BELOW_ONE, noNaN: true });
  fc.assert(
    fc.property(fc.infiniteStream(draw), (draws) => {
      const { size, x, y, duration } = randomCircle(() => Number(draws.next().value));
      expect(isWithin(size, 50, 350)).toBe(true);
      expect(isWithin(x, 0, 100) && isWithin(y, 0, 100)).toBe(true);
      expect(isWithin(duration, 2, 5)).toBe(true);
    }),
  );
});
