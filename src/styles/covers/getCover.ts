/** Each kind of entry has compositions of its own. */
export type CoverKind = 'projects' | 'tracks' | 'posts';

/** The numbers of each in `drawnCover.ts`, without a common divisor, so that all combinations occur. */
export const COVER_COUNTS = { composition: 7, palette: 6, arrangement: 5 } as const;

/**
 * The value of `data-cover`: a composition, a palette and an arrangement, such as `tracks-0 p2 v1`. The same seed gives
 * the same cover; seeds that differ by one in the last digit, such as `track-1` and `track-2`, differ in all three.
 */
export function getCover(kind: CoverKind, seed: string): string {
  let hash = 7;
  for (const letter of seed) hash = (hash * 31 + letter.charCodeAt(0)) % 65521;
  const { composition, palette, arrangement } = COVER_COUNTS;
  // The quotient separates seeds whose distance is the number of compositions.
  return `${kind}-${(hash + Math.trunc(hash / composition) + 2) % composition} p${hash % palette} v${hash % arrangement}`;
}
