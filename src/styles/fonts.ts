import fullDisplay from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?wght=740&subset';
import fullBody from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import body from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?wght=400-600&subset';

/** The files that the first screenful is set in, for preloading. */
export const fontFiles = [display, body];

/** What the subsets hold (`prerender/subsetFonts.ts`), and the rest of Latin: fetched where a page has such a sign. */
const SUBSET =
  'U+20-7E, U+A0, U+A9, U+B7, U+D7, U+2013, U+2014, U+2018, U+2019, U+201C, U+201D, U+2022, U+2026';
const REST =
  'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-FF, U+131, U+152, U+153, U+2BB-2DC, U+2020-2021, U+20AC, U+2122';

/** A face that visitors have already, stretched to the measure of one of ours: text does not move when ours comes. */
interface FallbackFace {
  family: string;
  weight: string;
  /** Names under which systems know the face. */
  local: string[];
  /** Width of a page of our text in our face, in percent of the same in this one. */
  size: number;
  /** Ascent and descent of our face, in percent of the stretched one's size. */
  ascent: number;
  descent: number;
}

const ARIAL = ['Arial', 'ArialMT', 'Liberation Sans'];
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'];
const DEJAVU = ['DejaVu Sans'];
const DEJAVU_BOLD = ['DejaVu Sans Bold'];

// Measured in a browser over the words that the first screenful sets in each face.
const FALLBACKS: FallbackFace[] = [
  {
    family: 'Display Arial',
    weight: '200 800',
    local: ARIAL_BOLD,
    size: 101.2,
    ascent: 91.9,
    descent: 26.68,
  },
  {
    family: 'Display Roboto',
    weight: '200 800',
    local: ['Roboto Bold', 'Roboto-Bold'],
    size: 107.75,
    ascent: 86.31,
    descent: 25.06,
  },
  {
    family: 'Display DejaVu',
    weight: '200 800',
    local: DEJAVU_BOLD,
    size: 85.79,
    ascent: 108.4,
    descent: 31.47,
  },
  {
    family: 'Body Arial',
    weight: '400 500',
    local: ARIAL,
    size: 103.8,
    ascent: 93.45,
    descent: 24.08,
  },
  {
    family: 'Body Arial',
    weight: '600 700',
    local: ARIAL_BOLD,
    size: 98.28,
    ascent: 98.7,
    descent: 25.44,
  },
  {
    family: 'Body Roboto',
    weight: '400 500',
    local: ['Roboto', 'Roboto-Regular'],
    size: 102.94,
    ascent: 94.23,
    descent: 24.29,
  },
  {
    family: 'Body Roboto',
    weight: '600 700',
    local: ['Roboto Bold', 'Roboto-Bold'],
    size: 104.3,
    ascent: 93,
    descent: 23.97,
  },
  {
    family: 'Body DejaVu',
    weight: '400 500',
    local: DEJAVU,
    size: 90.1,
    ascent: 107.66,
    descent: 27.75,
  },
  {
    family: 'Body DejaVu',
    weight: '600 700',
    local: DEJAVU_BOLD,
    size: 83.96,
    ascent: 115.53,
    descent: 29.78,
  },
];

const fallbackFace = ({ family, weight, local, size, ascent, descent }: FallbackFace) => `
  @font-face {
    font-family: '${family}';
    src: ${local.map((name) => `local('${name}')`).join(', ')};
    font-weight: ${weight};
    size-adjust: ${size}%;
    ascent-override: ${ascent}%;
    descent-override: ${descent}%;
    line-gap-override: 0%;
  }
`;

const ownFace = (family: string, weight: string, file: string, range: string) => `
  @font-face {
    font-family: '${family}';
    src: url(${file}) format('woff2');
    font-weight: ${weight};
    font-display: swap;
    unicode-range: ${range};
  }
`;

/**
 * The faces of the site, self-hosted, as the text of a style sheet. Text is there at once in a fallback, and changes
 * over in its place. The prerender writes it into every page: the browser's bundle carries none of it.
 */
export const fontFaces = [
  ownFace('Bricolage Grotesque Variable', '200 800', display, SUBSET),
  ownFace('Bricolage Grotesque Variable', '200 800', fullDisplay, REST),
  ownFace('Instrument Sans Variable', '400 700', body, SUBSET),
  ownFace('Instrument Sans Variable', '400 700', fullBody, REST),
  ...FALLBACKS.map(fallbackFace),
].join('');
