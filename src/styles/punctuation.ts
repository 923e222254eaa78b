/** The characters of English text besides ASCII: with it, all that the fonts of the first screen contain. */
export const PUNCTUATION = '\u00a0©·×–—‘’“”•…';
