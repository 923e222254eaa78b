import { styled } from 'styled-components';
import { color, light, space } from '../../styles/tokens';

export const CentredPage = styled.main`
  display: grid;
  place-items: center;
  min-height: 100svh;
  padding: min(${space.xl}, 4svh) ${space.gutter};
  background: radial-gradient(
    ellipse 70% 60% at 50% 0%,
    ${light.centredPage},
    ${color.pageGround} 75%
  );
`;
