import { css } from 'styled-components';

/** A post on paper. */
export const print = css`
  @media print {
    font-size: 11pt;

    h2,
    h3,
    h4 {
      break-after: avoid;
    }

    pre,
    table,
    blockquote,
    img {
      break-inside: avoid;
    }

    pre {
      overflow: visible;
      white-space: pre-wrap;
    }

    /* Links on paper show their URL. */
    a[href^='http']::after {
      content: ' (' attr(href) ')';
      font-size: 0.85em;
      overflow-wrap: anywhere;
    }

    .data-footnote-backref {
      display: none;
    }
  }
`;
