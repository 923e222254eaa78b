import { styled } from 'styled-components';
import { color, fontSize } from '../../styles/tokens';

/** The text in place of an empty list. */
export const EmptyNote = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.lg};
`;
