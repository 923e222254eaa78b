const HEADINGS = ':is(h1, h2, h3, h4)';

/** Languages with vowels or marks above and below their letters, which would touch those of the next line. */
const TALL = new Set(
  'as bn bo dz gu hi km kn lo ml mr my ne or pa sa si ta te th ur vi'.split(' '),
);

function formatRule(language: string): string {
  if (TALL.has(language)) return `${HEADINGS}:lang(${language}) { line-height: 1.3 !important; }`;
  // Between words, as in other languages with spaces; by default, between any two syllables.
  if (language === 'ko') return ':lang(ko) { word-break: keep-all; }';
  // Between words where the browser knows them; by default, between any two letters.
  if (language === 'ja') return `${HEADINGS}:lang(ja) { word-break: auto-phrase; }`;
  return '';
}

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
  [...new Set(tags.map((tag) => tag.toLowerCase().split('-')[0] ?? ''))].map(formatRule).join('') +
  (digits && formatCounters(digits));
