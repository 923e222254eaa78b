import { styled } from 'styled-components';
import { color, fontSize } from '../styles/tokens';

/** The sentence that stands in a band of which there is nothing to show yet. */
export const EmptyNote = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.lg};
`;
