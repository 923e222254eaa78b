import { styled } from 'styled-components';
import { color } from '../../styles/tokens';

/** The summary of an entry, below its title. */
export const Summary = styled.p`
  max-width: 36rem;
  color: ${color.muted};
  text-wrap: balance;
`;
