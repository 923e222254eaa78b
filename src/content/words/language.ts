/** The scripts that run from right to left. */
const RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg'];

/** The direction of a language, by its script. `textInfo` of `Intl` is missing in some engines, and wrong for `dv`. */
export const getDirection = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';

/** The attributes of a text in a language of its own. */
export const inLanguage = (language: string | undefined) =>
  language === undefined ? undefined : ({ lang: language, dir: getDirection(language) } as const);
