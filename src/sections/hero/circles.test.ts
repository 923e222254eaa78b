import { expect, test } from 'vitest';
import { type Area, CIRCLE_COUNT, drawCircles, FRONT_COUNT } from './circles';

/** Creates a random generator that repeats its numbers for the same seed. */
function createRandom(seed: number) {
  let state = seed;
  return () => (state = (state * 16807 + 11) % 2147483647) / 2147483647;
}

const WINDOWS: Record<string, { hero: Area; name: Area; clear: Area[] }> = {
  laptop: {
    hero: { x: 0, y: 0, width: 1440, height: 900 },
    name: { x: 64, y: 96, width: 1312, height: 670 },
    clear: [
      { x: 0, y: 0, width: 1440, height: 72 },
      { x: 1200, y: 96, width: 176, height: 76 },
      { x: 64, y: 620, width: 400, height: 200 },
    ],
  },
  phone: {
    hero: { x: 0, y: 0, width: 390, height: 844 },
    name: { x: 20, y: 80, width: 350, height: 209 },
    clear: [
      { x: 0, y: 0, width: 390, height: 72 },
      { x: 20, y: 300, width: 350, height: 300 },
    ],
  },
};

test.each(Object.entries(WINDOWS))(
  'the circles on a %s are within their bounds, and bright ones cover no text and, before or behind the name, not each other',
  (_, { hero, name, clear }) => {
    for (let draw = 1; draw <= 100; draw += 1) {
      const circles = drawCircles(createRandom(draw), hero, name, clear);
      expect(circles).toHaveLength(CIRCLE_COUNT);
      for (const { size, duration, x, y, isBright } of circles) {
        expect(size >= 50 && size <= 350, `size ${size}`).toBe(true);
        expect(duration >= 2 && duration <= 5, `duration ${duration}`).toBe(true);
        expect(x >= 0 && y >= 0 && x <= hero.width && y <= hero.height, `at ${x}, ${y}`).toBe(true);
        const covered = clear.filter(
          (area) =>
            Math.hypot(
              x - Math.min(Math.max(x, area.x), area.x + area.width),
              y - Math.min(Math.max(y, area.y), area.y + area.height),
            ) <
            size / 2 + 14,
        );
        if (isBright) expect(covered).toEqual([]);
      }
      const front = circles.slice(0, FRONT_COUNT);
      expect(front.every(({ isBright }) => isBright)).toBe(true);
      const behind = circles.slice(FRONT_COUNT).filter(({ isBright }) => isBright);
      for (const group of [front, behind])
        for (const [index, { x, y, size }] of group.entries())
          for (const other of group.slice(0, index))
            expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(
              (size + other.size) / 2 + 28,
            );
    }
  },
);

test('after a resize, only circles in the way move', () => {
  const SEEDS = 100;
  const { hero, name, clear } = WINDOWS['laptop'] ?? expect.fail();
  const draw = (seed: number, height: number) =>
    drawCircles(createRandom(seed), { ...hero, height }, name, clear).map(({ x, y }, index) =>
      // In front, they keep their places on the name.
      [x, index < FRONT_COUNT ? y : y / height].map((place) => place.toFixed(6)).join(),
    );
  let kept = 0;
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const before = draw(seed, 900);
    kept += draw(seed, 880).filter((place, index) => place === before[index]).length;
  }
  expect(kept / SEEDS).toBeGreaterThan(18.5);
});
