/** How many circles float (spec section 9). */
export const CIRCLE_COUNT = 20;

/**
 * The style of a circle of random size, position, duration and phase, within the bounds of spec section 9.
 * @param random Returns numbers from 0 up to 1.
 */
export function randomCircle(random: () => number) {
  const between = (min: number, max: number) => min + random() * (max - min);
  const size = `${between(50, 350).toFixed()}px`;
  return {
    width: size,
    height: size,
    left: `${between(0, 100).toFixed(1)}%`,
    top: `${between(0, 100).toFixed(1)}%`,
    'animation-duration': `${between(2, 5).toFixed(2)}s`,
    // Up and down takes twice the duration.
    'animation-delay': `${between(-10, 0).toFixed(2)}s`,
  };
}
