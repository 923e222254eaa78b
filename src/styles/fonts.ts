import extendedDisplay from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url';
import fullDisplay from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?wght=740&subset';
import vietnameseDisplay from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-vietnamese-wght-normal.woff2?url';
import extendedBody from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url';
import fullBody from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import body from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?wght=400-600&subset';
import { PUNCTUATION } from './punctuation';

const formatRange = (signs: string) =>
  Array.from(signs, (sign) => `U+${sign.charCodeAt(0).toString(16).toUpperCase()}`).join(', ');

/** The characters of the subsets (`build/files/subsetFonts.ts`), and the rest of Latin, fetched only where used. */
const SUBSET = `U+20-7E, ${formatRange(PUNCTUATION)}`;
/** In Chinese and Japanese, punctuation is as wide as a letter. */
const NARROW = `U+20-7E, ${formatRange(PUNCTUATION.replace(/[·—‘’“”…]/g, ''))}`;
const LATIN = 'U+0-B6, U+B8-FF';
const REST =
  'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-FF, U+131, U+152-153, U+2BB-2DC, U+201A, U+201E, U+20AC, U+2122';

/** Letters of Polish, Czech, Turkish and others, and of Vietnamese, of which the body font lacks some. */
const EXTENDED = 'U+100-130, U+132-151, U+154-2BA, U+1E00-1E9F, U+1EF2-1EFF';
const VIETNAMESE = 'U+128-129, U+1EA0-1EF1';

/** Ascent and descent, in percent of the font size. */
const DISPLAY = { name: 'Display', ascent: 93, descent: 27 };
const BODY = { name: 'Body', ascent: 97, descent: 25 };

/**
 * A local font with the metrics of one of ours, so that text does not move when our font loads.
 * @param locals The names of the local font on different systems. In Chromium on Linux each name without a font costs
 * 3 ms of the first layout: the name on Linux is the first, and one face serves every weight.
 * @param size The width of text in our font in percent of its width in the local one, measured with the first screen.
 */
const fallbackFace = (
  { name, ascent, descent }: typeof DISPLAY,
  family: string,
  locals: string[],
  size: number,
) => ({
  isBody: name === BODY.name,
  formatRule: (range: string) => `
  @font-face {
    font-family: '${name} ${family}';
    src: ${locals.map((local) => `local('${local}')`).join(', ')};
    font-weight: 200 800;
    size-adjust: ${size}%;
    ascent-override: ${((100 * ascent) / size).toFixed(2)}%;
    descent-override: ${((100 * descent) / size).toFixed(2)}%;
    line-gap-override: 0%;
    ${range && `unicode-range: ${range};`}
  }
`,
});

const ownFace =
  (isBody: boolean, family: string, weight: string) => (file: string, range: string) => ({
    isBody,
    range,
    rule: `
  @font-face {
    font-family: '${family}';
    src: url(${file}) format('woff2');
    font-weight: ${weight};
    font-display: swap;
    unicode-range: ${range};
  }
`,
  });
// One weight, that of the subset: the whole files have others too.
const displayFace = ownFace(false, 'Bricolage Grotesque Variable', '740');
const bodyFace = ownFace(true, 'Instrument Sans Variable', '400 700');

const OTHER_FACES = [
  displayFace(fullDisplay, REST),
  displayFace(extendedDisplay, EXTENDED),
  bodyFace(extendedBody, EXTENDED),
  displayFace(vietnameseDisplay, VIETNAMESE),
];

const FALLBACK_FACES = [
  fallbackFace(DISPLAY, 'Arial', ['Liberation Sans Bold', 'Arial Bold'], 101.2),
  fallbackFace(DISPLAY, 'Roboto', ['Roboto Bold', 'Roboto-Bold'], 107.75),
  fallbackFace(DISPLAY, 'DejaVu', ['DejaVu Sans Bold'], 85.79),
  fallbackFace(BODY, 'Arial', ['Liberation Sans', 'Arial'], 103.8),
  fallbackFace(BODY, 'Roboto', ['Roboto', 'Roboto-Regular'], 102.94),
  fallbackFace(BODY, 'DejaVu', ['DejaVu Sans'], 90.1),
];

const hasLetter = (text: string, range: string) =>
  new RegExp(`[${range.replace(/[\dA-F]+/g, '\\u{$&}').replace(/U\+|, /g, '')}]`, 'u').test(text);

/** The body font lacks letters of Vietnamese: the text of such a site is in a system font. */
const hasBodyFont = (language?: string) => !/^vi\b/i.test(language ?? '');

/** The fonts of the first screen, for preloading. */
export const listFontFiles = (language?: string) =>
  hasBodyFont(language) ? [display, body] : [display];

/**
 * The self-hosted fonts, as the text of a style sheet. Text shows in a fallback first and does not move when the fonts
 * load. The prerendering writes it into every page; it is not in the browser's bundle.
 * @param text All that the page can show: rules of other letters are left out, about 35 bytes each gzipped. Absent if
 * unknown.
 */
export function createFontFaces(language?: string, text?: string): string {
  const isWide = /^(ja|yue|zh)\b/i.test(language ?? '');
  const subset = isWide ? NARROW : SUBSET;
  // Other scripts have a bold of their own, but the local fonts of the body are regular.
  const [displayRange, bodyRange] = isWide ? [LATIN, LATIN] : ['', 'U+0-FF'];
  return [
    displayFace(display, subset),
    bodyFace(body, subset),
    // For what visitors type.
    bodyFace(fullBody, REST),
    ...OTHER_FACES.filter(({ range }) => text === undefined || hasLetter(text, range)),
    ...FALLBACK_FACES.map(({ isBody, formatRule }) => ({
      isBody,
      rule: formatRule(isBody ? bodyRange : displayRange),
    })),
  ]
    .filter(({ isBody }) => !isBody || hasBodyFont(language))
    .map(({ rule }) => rule)
    .join('');
}
