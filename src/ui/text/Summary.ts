import { styled } from 'styled-components';
import { color } from '../../styles/tokens';

/** What an entry is about, below its title. */
export const Summary = styled.p`
  max-width: 36rem;
  color: ${color.muted};
  text-wrap: balance;
`;
