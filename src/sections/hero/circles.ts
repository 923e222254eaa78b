/** How many circles float (spec section 9). The first of them pass in front of the name. */
export const CIRCLE_COUNT = 20;
export const FRONT_COUNT = 5;

/** The first circles are bright where they can keep away from texts, controls and each other. */
const BRIGHT = 10;

/** The bounds of a diameter in pixels (spec section 9). */
const MIN = 50;
const MAX = 350;

/** The distance from static areas and from other circles: at 16 px a rem, every circle floats 14 px up and down. */
const CLEARANCE = 20;
const CIRCLE_CLEARANCE = 32;

/** How often a circle is drawn, smaller each time, to keep its distance; after that, small and anywhere in the hero. */
const DRAWS = 80;
const LAST_DRAW = 4 * DRAWS;

export type Area = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

interface Circle {
  size: number;
  /** The centre. */
  x: number;
  y: number;
  /** The duration of the animation and its negative delay, in seconds. */
  duration: number;
  delay: number;
  /** Others are dim. */
  isBright: boolean;
}

/** What bright circles keep away from: an area, or the centre of another circle. */
interface Obstacle extends Area {
  /** How far the edge of a circle stays away. */
  distance: number;
}

/** Compares squares: it runs a thousand times before the browser compiles it. */
function isClear(x: number, y: number, radius: number, obstacles: readonly Obstacle[]) {
  return obstacles.every((area) => {
    const right = Math.max(area.x - x, 0, x - area.x - area.width);
    const down = Math.max(area.y - y, 0, y - area.y - area.height);
    return right ** 2 + down ** 2 > (radius + area.distance) ** 2;
  });
}

/**
 * Circles of random size, place, duration and phase, within the bounds of spec section 9.
 * @param random Returns numbers from 0 up to 1.
 * @param clear The areas that bright circles do not cover.
 */
export function drawCircles(random: () => number, hero: Area, name: Area, clear: readonly Area[]) {
  const between = (min: number, max: number) => min + random() * (max - min);
  /** Not beyond half of a narrow window, nor over whole words of a small name. */
  const max = Math.min(MAX, Math.max(2 * MIN, hero.width / 2));
  const maxInFront = Math.min(max, Math.max(1.5 * MIN, name.height * 0.6));
  // Circles behind may pass those in front.
  const behind = clear.map((area): Obstacle => ({ ...area, distance: CLEARANCE }));
  const inFront = [...behind];
  const circles: Circle[] = [];
  for (let index = 0; index < CIRCLE_COUNT; index += 1) {
    const isInFront = index < FRONT_COUNT;
    const obstacles = isInFront ? inFront : behind;
    const largest = isInFront ? maxInFront : max;
    for (let draw = index < BRIGHT ? 1 : LAST_DRAW; circles.length === index; draw += 1) {
      const area = isInFront && draw < DRAWS ? name : hero;
      const share = index < BRIGHT ? Math.max(0, 1 - draw / DRAWS) : 1;
      const size = between(MIN, MIN + (largest - MIN) * share);
      const x = between(area.x, area.x + area.width);
      const y = between(area.y, area.y + area.height);
      const isBright = index < BRIGHT && isClear(x, y, size / 2, obstacles);
      // For each draw, so that after a resize the same numbers give the same circles (`Hero.tsx`).
      const duration = between(2, 5);
      const delay = between(-10, 0);
      if (!isBright && draw < LAST_DRAW) continue;
      circles.push({ size, x, y, duration, delay, isBright });
      obstacles.push({ x, y, width: 0, height: 0, distance: size / 2 + CIRCLE_CLEARANCE });
    }
  }
  return circles;
}
