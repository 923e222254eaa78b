import { expect, test } from 'vitest';
import { randomCircle } from './circles';

/** The greatest number that a random generator gives. */
const BELOW_ONE = 1 - Number.EPSILON / 2;

test.each([
  { draws: [0, 0, 0, 0], circle: { size: 50, x: 0, y: 0, steps: 5, duration: 2 } },
  { draws: [0.5, 0.5, 0.5, 0.5], circle: { size: 200, x: 50, y: 50, steps: 9, duration: 3.6 } },
  {
    draws: [0.25, 0.5, 0.75, BELOW_ONE],
    circle: { size: 125, x: 50, y: 75, steps: 12, duration: 4.8 },
  },
  {
    draws: [BELOW_ONE, BELOW_ONE, 0, 0.5],
    circle: { size: 350, x: 100, y: 0, steps: 9, duration: 3.6 },
  },
])('the draws $draws make $circle', ({ draws, circle }) => {
  const left = [...draws];
  const made = randomCircle(() => left.shift() ?? 0);
  for (const [part, value] of Object.entries(circle)) {
    expect(made).toHaveProperty(part, expect.closeTo(value, 6));
  }
});
