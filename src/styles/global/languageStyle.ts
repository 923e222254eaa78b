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

/**
 * The rules of texts in these languages, as the text of a style sheet: most pages need none.
 * @param tags BCP 47 tags.
 */
export const createLanguageStyle = (tags: string[]): string =>
  [...new Set(tags.map((tag) => tag.toLowerCase().split('-')[0] ?? ''))].map(formatRule).join('');
