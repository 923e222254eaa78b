import { styled } from 'styled-components';
import { color, radius, space } from '../../styles/tokens';

/** The first tab stop: skips the navigation (WCAG 2.4.1). Visible on focus. */
export const SkipLink = styled.a`
  position: fixed;
  top: ${space.sm};
  left: ${space.sm};
  z-index: 20;
  padding: ${space.sm} ${space.lg};
  border-radius: ${radius.control};
  background: ${color.text};
  color: ${color.ground};
  font-weight: 600;

  &:not(:focus) {
    transform: translateY(-200%);
  }

  @media print {
    display: none;
  }
`;
