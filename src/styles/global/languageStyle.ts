const HEADINGS = 'h1, h2, h3, h4';

/** Languages with vowels or marks above and below their letters, which would touch those of the next line. */
const TALL = new Set(
  'as bn bo dz gu hi km kn lo ml mr my ne or pa sa si ta te th ur vi'.split(' '),
);

const formatTall = (language: string) =>
  TALL.has(language) ? `:is(${HEADINGS}):lang(${language}) { line-height: 1.3 !important; }` : '';

const RULES: Partial<Record<string, string>> = {
  // Line breaks between words; by default, between any two syllables.
  ko: ':lang(ko) { word-break: keep-all; } :where([lang]:not(:lang(ko))) { word-break: normal; }',
  // Line breaks between phrases where the browser knows them; by default, between any two letters.
  ja: `:is(${HEADINGS}):lang(ja) { word-break: auto-phrase; }`,
  // The body font lacks some of the letters (`styles/fonts.ts`); the display font of titles has them.
  vi: `[lang|=vi]:not(html, bdi, ${HEADINGS}) { font-family: sans-serif; }`,
};

const formatRules = (language: string) => formatTall(language) + (RULES[language] ?? '');

/** The numbers of tracks and of lists in these ten digits. Text has its digits already. */
const formatCounters = (digits: string) => `
  @counter-style digits {
    system: numeric;
    symbols: ${Array.from(digits, (digit) => `'${digit}'`).join(' ')};
  }
  @counter-style decimal-leading-zero {
    system: extends digits;
    pad: 2 '${digits.charAt(0)}';
  }
  html {
    --counter: digits;
  }
`;

/**
 * The rules of texts in these languages, as the text of a style sheet: most pages need none.
 * @param tags BCP 47 tags.
 * @param digits The ten digits of the language of the site; empty for those of English.
 */
export const createLanguageStyle = (tags: string[], digits: string): string =>
  [...new Set(tags.map((tag) => tag.toLowerCase().split('-')[0] ?? ''))].map(formatRules).join('') +
  (digits && formatCounters(digits));
