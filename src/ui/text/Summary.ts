import { styled } from 'styled-components';
import { color } from '../../styles/tokens';

export const Summary = styled.p`
  max-width: 36rem;
  color: ${color.muted};
  text-wrap: balance;
`;
