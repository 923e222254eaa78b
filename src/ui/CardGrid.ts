import { styled } from 'styled-components';
import { from, space, width } from '../styles/tokens';

/** Cards, three in a row; two share the width, and one is as wide as each of two. */
export const CardGrid = styled.div`
  display: grid;
  gap: ${space.lg};

  ${from.laptop} {
    grid-template-columns: repeat(auto-fit, minmax(max(16rem, 30%), 1fr));

    > :only-child {
      max-width: ${width.text};
    }
  }
`;
