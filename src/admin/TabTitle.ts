import { styled } from 'styled-components';

/** The heading of a tab. */
export const TabTitle = styled.h2`
  font-size: 1.75rem;
`;
