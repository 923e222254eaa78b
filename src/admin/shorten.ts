/** In characters. */
const MAX_LENGTH = 48;

/** Cuts a long title after a word, so that the words around it stay in view. */
export function shorten(title: string): string {
  const characters = Array.from(title);
  if (characters.length <= MAX_LENGTH) return title;
  return `${characters
    .slice(0, MAX_LENGTH)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}
