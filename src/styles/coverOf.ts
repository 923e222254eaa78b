/** What covers are drawn for: each kind has compositions of its own. */
export type CoverKind = 'projects' | 'tracks' | 'posts';

/** How many compositions `drawnCover.ts` has for each kind, and in how many colours. */
export const COMPOSITION_COUNT = 2;
export const PALETTE_COUNT = 4;

/** The value of `data-cover` for an entry: the same for the same seed, and neighbours differ where their ids count up. */
export function coverOf(kind: CoverKind, seed: string): string {
  let hash = 7;
  for (const letter of seed) hash = (hash * 31 + letter.charCodeAt(0)) % 65521;
  const composition = hash % COMPOSITION_COUNT;
  const palette = Math.floor(hash / COMPOSITION_COUNT) % PALETTE_COUNT;
  return `${kind}-${composition} ${palette}`;
}
