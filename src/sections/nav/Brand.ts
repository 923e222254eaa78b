import { styled } from 'styled-components';
import { color, font, fontSize } from '../../styles/tokens';

export const Brand = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  font: 800 ${fontSize.lg} ${font.display};
  letter-spacing: -0.02em;
  text-decoration: none;

  &::after {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    margin-inline-start: 0.25rem;
    border-radius: 50%;
    background: ${color.accentFill};
  }
`;
