import { css } from 'styled-components';
import { color, fontSize, space } from '../../../styles/tokens';

/** Tables, which scroll sideways in their group. */
export const table = css`
  [role='group'] {
    overflow-x: auto;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${fontSize.sm};
    overflow-wrap: normal;
  }

  :is(th, td) {
    padding: ${space.xs} ${space.sm};
    border-bottom: 1px solid ${color.line};
    text-align: start;
    unicode-bidi: plaintext;
    vertical-align: top;
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
`;
