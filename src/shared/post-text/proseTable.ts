import { css } from 'styled-components';
import { color, fontSize, space } from '../../styles/tokens';
import { scrollShade } from './scrollShade';

/** Tables, which scroll sideways in their group. */
export const table = css`
  [role='group'] {
    overflow-x: auto;
  }

  ${scrollShade}

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${fontSize.sm};
    overflow-wrap: normal;
  }

  :is(th, td) {
    padding: ${space.xs} ${space.sm};
    border-bottom: 1px solid ${color.line};
    /* A cell of digits is aligned like the others. Chromium knows the prefixed name only. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
    unicode-bidi: plaintext;
    vertical-align: top;
  }

  :is(th, td):first-child {
    padding-inline-start: 0;
  }

  :is(th, td):last-child {
    padding-inline-end: 0;
  }

  /* Many columns scroll, rather than break every cell into single words. */
  @media screen {
    table:has(th:nth-child(5)) {
      width: max-content;
      min-width: 100%;

      :is(th, td) {
        max-width: 14rem;
        overflow-wrap: break-word;
      }
    }
  }

  [align='center'] {
    text-align: center;
  }

  [align='right'] {
    text-align: end;
  }

  th {
    border-bottom-color: ${color.control};
    font-weight: 600;
  }

  @media print {
    table {
      font-size: 8pt;
      overflow-wrap: anywhere;
    }

    :is(th, td) {
      padding-inline: 0 ${space.md};
    }
  }
`;
