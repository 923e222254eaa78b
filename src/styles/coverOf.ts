/** How many covers `drawnCover.ts` draws. */
export const COVER_COUNT = 8;

/** The index of the cover of `seed`, for `data-cover`: the same for the same seed. */
export function coverOf(seed: string): number {
  let sum = 7;
  for (const letter of seed) sum = (sum * 31 + letter.charCodeAt(0)) % 65521;
  return sum % COVER_COUNT;
}
