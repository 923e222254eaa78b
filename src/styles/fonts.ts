import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import body from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { css } from 'styled-components';

/** The files that the first screenful is set in, for preloading. */
export const fontFiles = [display, body];

/**
 * The faces of the site, self-hosted. `optional`: a face that is not there at the first paint waits for the next
 * page, so text never waits for a face and never moves for one.
 */
export const fontFaces = css`
  @font-face {
    font-family: 'Bricolage Grotesque Variable';
    src: url(${display}) format('woff2');
    font-weight: 200 800;
    font-display: optional;
  }
  @font-face {
    font-family: 'Instrument Sans Variable';
    src: url(${body}) format('woff2');
    font-weight: 400 700;
    font-display: optional;
  }
`;
