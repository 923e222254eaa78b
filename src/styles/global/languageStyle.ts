const HEADINGS = 'h1, h2, h3, h4';

/** Languages with vowels or marks above and below their letters, which would touch those of the next line. */
const TALL = new Set(
  'as bn bo dz gu hi km kn lo ml mr my ne or pa sa si ta te th ur vi'.split(' '),
);

const formatTall = (language: string) =>
  TALL.has(language)
    ? `:is(${HEADINGS}, bdi):lang(${language}) { line-height: 1.3 !important; }`
    : '';

const RULES: Partial<Record<string, string>> = {
  // Line breaks between words; by default, between any two syllables.
  ko: ':lang(ko) { word-break: keep-all; } :where([lang]:not(:lang(ko))) { word-break: normal; }',
  // Line breaks between phrases where the browser knows them, and never before small kana; by default, between any two
  // letters. The fonts have no italics: dots stress words.
  ja: `:lang(ja) { line-break: strict; } :is(${HEADINGS}):lang(ja) { word-break: auto-phrase; }
    :is(blockquote, em, .hljs-comment, .hljs-quote):lang(ja) { font-style: normal !important; }
    em:lang(ja) { text-emphasis: dot; }`,
  // The body font lacks some of the letters (`styles/fonts.ts`); the display font of titles has them.
  vi: `[lang|=vi]:not(html, bdi, ${HEADINGS}) { font-family: sans-serif; }`,
};

const formatRules = (language: string) => formatTall(language) + (RULES[language] ?? '');

/** The numbers of tracks and of lists in the ten digits of a language. Text has its digits already. */
const formatCounters = (language: string, digits: string) => `
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
  :where([lang]:not(:lang(${language}))) {
    --counter: decimal;
  }
`;

const getLanguage = (tag: string) => tag.toLowerCase().split('-')[0] ?? '';

/**
 * The rules of a page for its languages, as the text of a style sheet: most pages need none.
 * @param site The BCP 47 tag of the site.
 * @param texts The tags of its texts.
 * @param digits The ten digits of the language of the site; empty for those of English.
 */
export const createLanguageStyle = (site: string, texts: string[], digits: string): string =>
  [...new Set([site, ...texts].map(getLanguage))].map(formatRules).join('') +
  (digits && formatCounters(getLanguage(site), digits));
