import { styled } from 'styled-components';

/** For visitors without scripts. Not `noscript`: a browser with a script blocker may parse the page as if it ran scripts. */
export const WithoutScripts = styled.p`
  display: none;

  @media (scripting: none) {
    display: block;
  }
`;
