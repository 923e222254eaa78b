/** The characters of English text besides ASCII. The fonts of the first screen contain these and ASCII. */
export const PUNCTUATION = '\u00a0©·×–—‘’“”•…';
