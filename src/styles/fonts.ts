import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import body from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { css } from 'styled-components';

/** The faces of the site, self-hosted. Text shows in the fallback at once and changes over without moving. */
export const fontFaces = css`
  @font-face {
    font-family: 'Bricolage Grotesque Variable';
    src: url(${display}) format('woff2');
    font-weight: 200 800;
    font-display: swap;
  }
  @font-face {
    font-family: 'Instrument Sans Variable';
    src: url(${body}) format('woff2');
    font-weight: 400 700;
    font-display: swap;
  }
`;
