/** How many covers `drawnCover.ts` draws. */
export const COVER_COUNT = 8;

/** Which of the covers belongs to `seed`: the same for the same seed. Goes into `data-cover`. */
export function coverOf(seed: string): number {
  let sum = 7;
  for (const letter of seed) sum = (sum * 31 + letter.charCodeAt(0)) % 65521;
  return sum % COVER_COUNT;
}
