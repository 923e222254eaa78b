import { css } from 'styled-components';
import { color, fontSize, space } from '../../../styles/tokens';

/** Quotes and tables. Tables scroll sideways in their group. */
export const quoteAndTable = css`
  blockquote {
    margin-inline: 0;
    margin-bottom: 0;
    padding-inline-start: ${space.lg};
    border-inline-start: 3px solid ${color.accent};
    color: ${color.muted};
    font-style: italic;
  }

  [role='group'] {
    overflow-x: auto;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${fontSize.sm};
    overflow-wrap: normal;
  }

  th,
  td {
    padding: ${space.xs} ${space.sm};
    border-bottom: 1px solid ${color.line};
    text-align: start;
    unicode-bidi: plaintext;
    vertical-align: top;
  }

  th[align='center'],
  td[align='center'] {
    text-align: center;
  }

  th[align='right'],
  td[align='right'] {
    text-align: end;
  }

  th {
    border-bottom-color: ${color.control};
    font-weight: 600;
  }
`;
