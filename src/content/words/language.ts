/** The scripts that run from right to left. */
const RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg'];

export type Direction = 'ltr' | 'rtl';

/** The direction of a language, by its script. Not by `textInfo`, which not every version of Node has. */
export const getDirection = (language: string): Direction =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
