import { styled } from 'styled-components';

/** The heading of a tab. As high as a button, so that it stays where it is with or without one beside it. */
export const TabTitle = styled.h2`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  font-size: 1.75rem;
`;
