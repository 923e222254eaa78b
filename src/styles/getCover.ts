/** Each kind of entry has compositions of its own. */
export type CoverKind = 'projects' | 'tracks' | 'posts';

/** How many compositions `drawnCover.ts` has for each kind, and how many palettes for all. */
export const COMPOSITION_COUNT = 2;
export const PALETTE_COUNT = 4;

/**
 * The value of `data-cover`: a composition and a palette, such as `tracks-0 2`. The same seed gives the same cover, and
 * consecutive seeds give different ones.
 */
export function getCover(kind: CoverKind, seed: string): string {
  let hash = 7;
  for (const letter of seed) hash = (hash * 31 + letter.charCodeAt(0)) % 65521;
  const composition = hash % COMPOSITION_COUNT;
  const palette = Math.floor(hash / COMPOSITION_COUNT) % PALETTE_COUNT;
  return `${kind}-${composition} ${palette}`;
}
