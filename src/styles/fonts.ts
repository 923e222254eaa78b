import fullDisplay from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?wght=740&subset';
import fullBody from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import body from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?wght=400-600&subset';

/** The fonts of the first screen, for preloading. */
export const fontFiles = [display, body];

/** The characters of the subsets (`build/files/subsetFonts.ts`), and the rest of Latin, which is fetched only by a page that has one of them. */
const SUBSET =
  'U+20-7E, U+A0, U+A9, U+B7, U+D7, U+2013, U+2014, U+2018, U+2019, U+201C, U+201D, U+2022, U+2026';
const REST =
  'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-FF, U+131, U+152, U+153, U+2BB-2DC, U+2020-2021, U+20AC, U+2122';

/** A local font with the metrics of one of ours, so that text does not move when ours loads. */
interface FallbackFace {
  family: string;
  weight: string;
  /** The names of the font on different systems. */
  local: string[];
  /** Width of our text in our font, in percent of its width in this one. */
  size: number;
  /** Ascent and descent of our font, in percent of the adjusted size of this one. */
  ascent: number;
  descent: number;
}

const ARIAL = ['Arial', 'ArialMT', 'Liberation Sans'];
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'];
const DEJAVU = ['DejaVu Sans'];
const DEJAVU_BOLD = ['DejaVu Sans Bold'];

// Measured in a browser with the text of the first screen.
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
 * The self-hosted fonts, as the text of a style sheet. Text shows in a fallback first and does not move when the fonts
 * load. The prerendering writes it into every page; it is not in the browser's bundle.
 */
export const fontFaces = [
  ownFace('Bricolage Grotesque Variable', '200 800', display, SUBSET),
  ownFace('Bricolage Grotesque Variable', '200 800', fullDisplay, REST),
  ownFace('Instrument Sans Variable', '400 700', body, SUBSET),
  ownFace('Instrument Sans Variable', '400 700', fullBody, REST),
  ...FALLBACKS.map(fallbackFace),
].join('');
