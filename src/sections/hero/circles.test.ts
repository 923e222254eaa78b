import { expect, test } from 'vitest';
import { randomCircle } from './circles';

test.each([
  { draws: [0, 0, 0, 0, 0], circle: ['50px', '50px', '0.0%', '0.0%', '2.00s', '-10.00s'] },
  {
    draws: [0.25, 0.5, 0.75, 0.5, 0.5],
    circle: ['125px', '125px', '50.0%', '75.0%', '3.50s', '-5.00s'],
  },
  { draws: [0.9999, 1, 1, 1, 1], circle: ['350px', '350px', '100.0%', '100.0%', '5.00s', '0.00s'] },
])('a circle from the random numbers $draws has the style $circle', ({ draws, circle }) => {
  const left = [...draws];
  expect(Object.values(randomCircle(() => left.shift() ?? 0))).toEqual(circle);
});
