const WORDS_A_MINUTE = 200;
const SHORTEST_MINUTES = 3;
const LONGEST_MINUTES = 10;

/** How long `text` takes to read, as `N min read`; N stays from 3 to 10 (spec section 9). */
export function readTimeOf(text: string): string {
  const words = text.split(/\s/).filter(Boolean).length;
  const minutes = Math.ceil(words / WORDS_A_MINUTE);
  return `${Math.min(Math.max(minutes, SHORTEST_MINUTES), LONGEST_MINUTES)} min read`;
}
