import { css } from 'styled-components';
import { space, width } from '../../styles/tokens';

/** A row with parts at both edges of the page's column, as in the bar and the footer. */
export const pageRow = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0 max(${space.gutter}, (100% - ${width.page}) / 2);
`;
