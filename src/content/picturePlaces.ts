/**
 * The places of pictures: the largest size in CSS pixels, and the width in the layout for `sizes`. Lazy pictures have the
 * width of their box (`auto`); the other widths are for browsers without it.
 */
export const PICTURE_PLACES = {
  featuredProject: { width: 1440, height: 720, sizes: 'auto,100vw' },
  projectCard: { width: 480, height: 320, sizes: 'auto,(min-width:44rem) 30vw,40vw' },
  track: { width: 256, height: 256, sizes: 'auto,16rem' },
  featuredPost: { width: 840, height: 560, sizes: 'auto,(min-width:44rem) 55vw,90vw' },
  postRow: { width: 480, height: 320, sizes: 'auto,(min-width:44rem) 30vw,9rem' },
  cover: { width: 840, height: 560, sizes: '(min-width:64rem) 50vw,90vw' },
  portrait: { width: 480, height: 600, sizes: 'auto,(min-width:44rem) 30vw,90vw' },
  prose: { width: 608, height: 456, sizes: '(min-width:44rem) 38rem,90vw' },
  thumbnail: { width: 192, height: 192, sizes: '9rem' },
  choice: { width: 240, height: 160, sizes: '9rem' },
} as const;

export type PlaceName = keyof typeof PICTURE_PLACES;

/**
 * The widths of the files that the build makes of a picture, up to its own. 816: 408 CSS pixels at 2x; 4:3 gives a
 * whole height.
 */
const WIDTHS = [240, 480, 816, 1216, 1824];

/** The largest width of a file. */
export const MAX_WIDTH = Math.max(...WIDTHS);

/** The largest height of a WebP file; AVIF allows one pixel more. */
export const MAX_HEIGHT = 16_383;

/** The smallest width that is sharp in all `places` at 2x, or else the largest. */
export function getLargestWidth(places: readonly PlaceName[]): number {
  const needed = Math.max(...places.map((place) => PICTURE_PLACES[place].width * 2));
  return Math.min(...WIDTHS.filter((width) => width >= needed), MAX_WIDTH);
}

/** The widths of the files of a picture whose largest file has this width. */
export const getWidths = (largest: number) => [
  ...WIDTHS.filter((width) => width < largest),
  largest,
];
