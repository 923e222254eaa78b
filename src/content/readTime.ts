const WORDS_A_MINUTE = 240;
const CHARACTERS_A_MINUTE = 500;

/** Chinese and Japanese, without spaces between words. */
const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Five letters, the length of a word, in other scripts without spaces. */
const LETTERS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{1,5}/gu;

/** The words of a text, and its Chinese and Japanese characters. */
function count(text: string) {
  const characters = text.match(CHARACTER)?.length ?? 0;
  const parts = text.replace(CHARACTER, ' ').replace(LETTERS, '$& ').split(/\s+/);
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
