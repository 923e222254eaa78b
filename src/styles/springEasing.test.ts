import { expect, test } from 'vitest';
import { springEasing } from './springEasing';
import { springs } from './tokens';

test.each([
  ['quick', 1.05, 1.15],
  ['gentle', 1, 1],
] as const)('the %s spring lasts half a second, with the right overshoot', (name, min, max) => {
  const { duration, easing } = springEasing(springs[name]);
  const points = easing.match(/[\d.]+/g)?.map(Number) ?? [];
  expect(Number.parseFloat(duration)).toBeCloseTo(0.5, 1);
  expect([points[0], points.at(-1)]).toEqual([0, 1]);
  expect(Math.max(...points)).toBeGreaterThanOrEqual(min);
  expect(Math.max(...points)).toBeLessThanOrEqual(max);
});
