/** The scripts that run from right to left. */
const RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg'];

/** The direction of a language, by its script. `textInfo` of `Intl` is missing in some engines, and wrong for `dv`. */
export const getDirection = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';

const RIGHT_TO_LEFT_LETTER =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * The part of letters above which a text runs from right to left. A Hebrew word in an English text is below it, one after
 * the Latin name of a product is above it.
 */
const RIGHT_TO_LEFT_PART = 0.15;

/**
 * The `dir` of a text: that of its language or, without one, `rtl` if enough letters are of the common scripts above. The
 * first letter does not count, because the text may begin with the Latin name of a product.
 */
export function getTextDirection(text: string, language?: string): 'ltr' | 'rtl' | 'auto' {
  if (language) return getDirection(language);
  const letters = text.match(/\p{L}/gu) ?? [];
  const count = letters.filter((letter) => RIGHT_TO_LEFT_LETTER.test(letter)).length;
  return count > RIGHT_TO_LEFT_PART * letters.length ? 'rtl' : 'auto';
}

/** The attributes of a text in a language of its own. */
export const inLanguage = (language: string | undefined) =>
  language === undefined ? undefined : ({ lang: language, dir: getDirection(language) } as const);
