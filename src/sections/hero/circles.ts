/** How many circles float, and within which bounds (spec section 9). */
export const CIRCLE_COUNT = 20;
const SIZE_PX = { min: 50, max: 350 };
const FLOAT_S = { min: 2, max: 5 };

export interface Circle {
  /** Diameter in CSS pixels. */
  size: number;
  /** The centre, in percent of the hero. */
  x: number;
  y: number;
  /** Of one float from end to end, in seconds. */
  duration: number;
}

/** A circle of random size, position and duration; `random` returns numbers from 0 up to 1. */
export function randomCircle(random: () => number): Circle {
  const between = ({ min, max }: { min: number; max: number }) => min + random() * (max - min);
  return {
    size: between(SIZE_PX),
    x: random() * 100,
    y: random() * 100,
    duration: between(FLOAT_S),
  };
}
