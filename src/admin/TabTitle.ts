import { styled } from 'styled-components';

/** The heading of what a tab shows. */
export const TabTitle = styled.h2`
  font-size: 1.75rem;
`;
