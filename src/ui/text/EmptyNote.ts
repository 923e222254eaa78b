import { styled } from 'styled-components';
import { color, fontSize } from '../../styles/tokens';

export const EmptyNote = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.lg};
`;
