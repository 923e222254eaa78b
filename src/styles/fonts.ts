import fullDisplay from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?wght=740&subset';
import fullBody from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import body from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?wght=400-600&subset';
import { PUNCTUATION } from './punctuation';

/** The fonts of the first screen, for preloading. */
export const fontFiles = [display, body];

/** The characters of the subsets (`build/files/subsetFonts.ts`), and the rest of Latin, fetched only where used. */
const SUBSET = [
  'U+20-7E',
  ...Array.from(PUNCTUATION, (sign) => `U+${sign.charCodeAt(0).toString(16).toUpperCase()}`),
].join(', ');
const REST =
  'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-FF, U+131, U+152, U+153, U+2BB-2DC, U+2020-2021, U+20AC, U+2122';

interface FontMetrics {
  name: 'Display' | 'Body';
  /** Ascent and descent, in percent of the font size. */
  ascent: number;
  descent: number;
}

const DISPLAY: FontMetrics = { name: 'Display', ascent: 93, descent: 27 };
const BODY: FontMetrics = { name: 'Body', ascent: 97, descent: 25 };

const BOLD = {
  arial: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  roboto: ['Roboto Bold', 'Roboto-Bold'],
  dejavu: ['DejaVu Sans Bold'],
};

/**
 * A local font with the metrics of one of ours, so that text does not move when our font loads.
 * @param locals The names of the local font on different systems.
 * @param size The width of text in our font in percent of its width in the local one, measured with the first screen.
 */
const fallbackFace = (
  { name, ascent, descent }: FontMetrics,
  family: string,
  weight: string,
  locals: string[],
  size: number,
) => `
  @font-face {
    font-family: '${name} ${family}';
    src: ${locals.map((local) => `local('${local}')`).join(', ')};
    font-weight: ${weight};
    size-adjust: ${size}%;
    ascent-override: ${((100 * ascent) / size).toFixed(2)}%;
    descent-override: ${((100 * descent) / size).toFixed(2)}%;
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
  fallbackFace(DISPLAY, 'Arial', '200 800', BOLD.arial, 101.2),
  fallbackFace(DISPLAY, 'Roboto', '200 800', BOLD.roboto, 107.75),
  fallbackFace(DISPLAY, 'DejaVu', '200 800', BOLD.dejavu, 85.79),
  fallbackFace(BODY, 'Arial', '400 500', ['Arial', 'ArialMT', 'Liberation Sans'], 103.8),
  fallbackFace(BODY, 'Arial', '600 700', BOLD.arial, 98.28),
  fallbackFace(BODY, 'Roboto', '400 500', ['Roboto', 'Roboto-Regular'], 102.94),
  fallbackFace(BODY, 'Roboto', '600 700', BOLD.roboto, 104.3),
  fallbackFace(BODY, 'DejaVu', '400 500', ['DejaVu Sans'], 90.1),
  fallbackFace(BODY, 'DejaVu', '600 700', BOLD.dejavu, 83.96),
].join('');
