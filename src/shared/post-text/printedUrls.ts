import { css } from 'styled-components';

/** Printed links show their URL, from left to right on every page. */
export const printedUrls = css`
  @media print {
    a[href^='http']::after {
      content: ' (\\2066' attr(href) '\\2069)';
      font-size: 0.85em;
      overflow-wrap: anywhere;
    }
  }
`;
