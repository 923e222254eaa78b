import { styled } from 'styled-components';
import { color, radius, space } from '../../styles/tokens';

const Link = styled.a`
  position: fixed;
  top: ${space.sm};
  inset-inline-start: ${space.sm};
  z-index: 20;
  padding: ${space.sm} ${space.lg};
  border-radius: ${radius.control};
  background: ${color.text};
  color: ${color.pageGround};
  font-weight: 600;

  &:not(:focus) {
    transform: translateY(-200%);
  }

  @media print {
    display: none;
  }
`;

/** The first tab stop: skips the navigation, to the element with the id `content` (WCAG 2.4.1). Visible on focus. */
export const SkipLink = ({ children }: { children: string }) => (
  <Link href="#content">{children}</Link>
);
