const WORDS_A_MINUTE = 200;
const MIN_MINUTES = 3;
const MAX_MINUTES = 10;

/** The reading time of `text` as `N min read`, with N from 3 to 10 (spec section 9). */
export function estimateReadTime(text: string): string {
  const words = text.split(/\s/).filter(Boolean).length;
  const minutes = Math.ceil(words / WORDS_A_MINUTE);
  return `${Math.min(Math.max(minutes, MIN_MINUTES), MAX_MINUTES)} min read`;
}
