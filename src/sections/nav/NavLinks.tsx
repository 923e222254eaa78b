import { keyframes, styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { selectCurrentSection, selectIsMenuOpen } from '../../state/visitor/nav';
import { from, hovers, onNarrowScreens } from '../../styles/media';
import {
  barHeight,
  color,
  font,
  fontSize,
  quick,
  radius,
  space,
  springs,
  veil,
} from '../../styles/tokens';
import { type SpringStyle, useSpringStyle } from '../../ui/hooks/useSpringStyle';
import type { BandSection } from '../../ui/layout/Band';

/** Without scripts nothing opens the menu: its links stay in the bar, which scrolls sideways on narrow screens. */
const Links = styled.ul<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'grid' : 'none')};

  ${from.tablet} {
    display: flex;
    gap: ${space.xs};
    margin-inline-end: -${space.md};
  }

  ${onNarrowScreens} {
    padding: ${space.sm};
    overflow: auto;

    @media not (scripting: none) {
      position: absolute;
      inset: calc(100% + ${space.xs}) ${space.gutter} auto;
      z-index: -1;
      max-height: calc(100dvh - ${barHeight} - 2 * ${space.xs});
      border: 1px solid ${color.line};
      border-radius: ${radius.card};
      background: ${color.surface};
      /* Darkens the page behind the list. */
      box-shadow: 0 0 0 200vmax ${veil.page};
      overscroll-behavior: contain;
      opacity: var(--shown, 1);
      translate: 0 calc((1 - var(--shown, 1)) * -0.75rem);
    }
  }

  @media (scripting: none) {
    display: flex;
  }
`;

const beat = keyframes`
  15% {
    scale: 1.5;
  }
`;

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

  &[data-beating='true']::after {
    animation: ${beat} 0.9s ease-out infinite;
  }
`;

const NavLink = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0 ${space.md};
  border-radius: ${radius.control};
  font-size: ${fontSize.sm};
  font-weight: 600;
  text-decoration: none;
  transition:
    background ${quick},
    color ${quick};

  /* A background, because the accent has too little contrast over the circles of the hero. */
  ${hovers} {
    &:hover {
      background: ${color.raised};
    }
  }

  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-block: ${space.sm};
    inset-inline-start: 0;
    /* A border, because forced colours remove backgrounds. */
    border: 1px solid ${color.accent};
    border-radius: 1px;

    ${from.tablet} {
      inset: auto ${space.md} 0.3rem;
    }
  }
`;

const MENU: SpringStyle = {
  rest: 1,
  apply: (list, shown) => list.style.setProperty('--shown', String(shown)),
  config: springs.gentle,
};

interface NavLinksProps {
  id: string;
  sections: readonly BandSection[];
  pageUrl: string;
}

export function NavLinks({ id, sections, pageUrl }: NavLinksProps) {
  const isOpen = useAppSelector(selectIsMenuOpen);
  const current = useAppSelector(selectCurrentSection);
  const list = useSpringStyle<HTMLUListElement>(isOpen ? 1 : 0, MENU);
  return (
    <Links ref={list} id={id} role="list" $open={isOpen}>
      {sections.map((section) => (
        <li key={section.id}>
          <NavLink
            href={`${pageUrl}#${section.id}`}
            aria-current={!pageUrl && section.id === current ? 'location' : undefined}
          >
            {section.label}
          </NavLink>
        </li>
      ))}
    </Links>
  );
}
