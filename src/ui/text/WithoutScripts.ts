import { styled } from 'styled-components';

/** A note that only visitors without scripts see. Not `noscript`: a browser that blocks scripts may parse the page as if it ran them. */
export const WithoutScripts = styled.p`
  display: none;

  @media (scripting: none) {
    display: block;
  }
`;
