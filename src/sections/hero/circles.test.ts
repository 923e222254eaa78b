import { expect, test } from 'vitest';
import { type Area, BEFORE_NAME, CIRCLE_COUNT, drawCircles } from './circles';

/** A sequence of random numbers that can be repeated. */
function seed(value: number) {
  let state = value;
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

test.each(Object.entries(WINDOWS))('the circles on a %s are within their bounds', (_, window) => {
  for (let draw = 1; draw <= 100; draw += 1) {
    const circles = drawCircles(seed(draw), window.hero, window.name, window.clear);
    expect(circles).toHaveLength(CIRCLE_COUNT);
    for (const { size, duration, x, y } of circles) {
      expect(size).toBeGreaterThanOrEqual(50);
      expect(size).toBeLessThanOrEqual(350);
      expect(duration).toBeGreaterThanOrEqual(2);
      expect(duration).toBeLessThanOrEqual(5);
      expect(x).toBeLessThanOrEqual(window.hero.width);
      expect(y).toBeLessThanOrEqual(window.hero.height);
    }
  }
});

test.each(Object.entries(WINDOWS))(
  'the bright circles on a %s cover no text, and those before the name not each other',
  (_, window) => {
    for (let draw = 1; draw <= 100; draw += 1) {
      const circles = drawCircles(seed(draw), window.hero, window.name, window.clear);
      const before = circles.slice(0, BEFORE_NAME);
      expect(before.every(({ isBright }) => isBright)).toBe(true);
      for (const circle of circles.filter(({ isBright }) => isBright)) {
        const reach = circle.size / 2 + 14;
        const covered = window.clear.filter(
          ({ x, y, width, height }) =>
            Math.hypot(
              circle.x - Math.min(Math.max(circle.x, x), x + width),
              circle.y - Math.min(Math.max(circle.y, y), y + height),
            ) < reach,
        );
        expect(covered).toEqual([]);
      }
      for (const [index, { x, y, size }] of before.entries())
        for (const other of before.slice(0, index))
          expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(
            (size + other.size) / 2 + 28,
          );
    }
  },
);
