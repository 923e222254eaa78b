/** How many circles float, and within which bounds (spec section 9). */
export const CIRCLE_COUNT = 20;
const SIZE_PX = { min: 50, max: 350 };

/**
 * Duration of a step of one movement, in seconds. All circles step at the same moments and the browser paints nothing
 * between them, which is a quarter of the work of 60 frames a second if pages are composited in software.
 */
const STEP_S = 0.1;
/** One movement has four parts of equal time, a slow one at each end (the keyframes of `FloatingCircles`). */
const PARTS = 4;
/** One movement then takes 2 to 5 s. */
const STEPS_PER_PART = { min: 5, max: 12 };

export interface Circle {
  /** Diameter in CSS pixels. */
  size: number;
  /** Centre, in percent of the hero. */
  x: number;
  y: number;
  /** Number of steps in each of the four parts of one movement. */
  steps: number;
  /** Duration of one movement from end to end, in seconds. */
  duration: number;
}

/** A circle of random size, position and duration; `random` returns numbers from 0 up to 1. */
export function randomCircle(random: () => number): Circle {
  const between = ({ min, max }: { min: number; max: number }) => min + random() * (max - min);
  const [size, x, y] = [between(SIZE_PX), random() * 100, random() * 100];
  const steps = Math.round(between(STEPS_PER_PART));
  return { size, x, y, steps, duration: steps * PARTS * STEP_S };
}
