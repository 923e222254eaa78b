const WORDS_A_MINUTE = 240;
const CHARACTERS_A_MINUTE = 500;

/** Scripts without spaces between words. */
const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** The words of a text, and its characters in scripts without spaces between words. */
function count(text: string) {
  const characters = text.match(CHARACTER)?.length ?? 0;
  const parts = text.replace(CHARACTER, ' ').split(/\s+/);
  return { words: parts.filter((part) => /[\p{L}\p{N}]/u.test(part)).length, characters };
}

/** The number of words of a text; in Chinese and Japanese, of characters. */
export function countWords(text: string): number {
  const { words, characters } = count(text);
  return words + characters;
}

/** The reading time of a text in minutes: by words, in Chinese and Japanese by characters. */
export function estimateReadTime(text: string): number {
  const { words, characters } = count(text);
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE + characters / CHARACTERS_A_MINUTE));
}

/** A reading time in the words of spec section 3. */
export const formatReadTime = (minutes: number) => `${minutes} min read`;
