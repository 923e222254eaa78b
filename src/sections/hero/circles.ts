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

/** The pixels between the centre of a circle and the nearest point of an area. */
function distanceTo({ x, y }: Pick<Circle, 'x' | 'y'>, area: Area) {
  const nearest = (value: number, from: number, length: number) =>
    Math.max(from - value, 0, value - from - length);
  return Math.hypot(nearest(x, area.x, area.width), nearest(y, area.y, area.height));
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
  const circles: Circle[] = [];
  for (let index = 0; index < CIRCLE_COUNT; index += 1) {
    const group = circles.slice(index < FRONT_COUNT ? 0 : FRONT_COUNT);
    const largest = index < FRONT_COUNT ? maxInFront : max;
    const isClear = (circle: Omit<Circle, 'isBright'>) =>
      clear.every((area) => distanceTo(circle, area) > circle.size / 2 + CLEARANCE) &&
      group.every(
        ({ size, x, y }) =>
          Math.hypot(circle.x - x, circle.y - y) > (circle.size + size) / 2 + CIRCLE_CLEARANCE,
      );
    for (let draw = index < BRIGHT ? 1 : LAST_DRAW; circles.length === index; draw += 1) {
      const area = index < FRONT_COUNT && draw < DRAWS ? name : hero;
      const share = index < BRIGHT ? Math.max(0, 1 - draw / DRAWS) : 1;
      const circle = {
        size: between(MIN, MIN + (largest - MIN) * share),
        x: between(area.x, area.x + area.width),
        y: between(area.y, area.y + area.height),
        duration: between(2, 5),
        delay: between(-10, 0),
      };
      const isBright = index < BRIGHT && isClear(circle);
      if (isBright || draw >= LAST_DRAW) circles.push({ ...circle, isBright });
    }
  }
  return circles;
}
