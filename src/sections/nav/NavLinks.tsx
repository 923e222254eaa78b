import { keyframes, styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { selectCurrentSection } from '../../state/visitor/nav';
import { from, hovers, onNarrowScreens } from '../../styles/media';
import { barHeight, color, font, fontSize, gentle, quick, space } from '../../styles/tokens';
import type { BandSection } from '../../ui/layout/Band';

/** On wide screens. Narrower where the window is. */
const linkInset = `min(${space.md}, 1.6vw)`;

/** Without scripts nothing opens the menu: its links stay in the bar, which scrolls sideways on narrow screens. */
const Links = styled.ul`
  display: flex;

  /* Long labels scroll. */
  ${from.tablet} {
    gap: ${space.xs};
    min-width: 0;
    margin-inline: ${space.md} calc(-1 * ${linkInset});
    overflow-x: auto;
    scrollbar-width: none;
    white-space: nowrap;
  }

  ${onNarrowScreens} {
    overflow: auto;

    @media not (scripting: none) {
      position: absolute;
      inset: 100% 0 auto;
      z-index: -1;
      display: grid;
      max-height: calc(100dvh - ${barHeight});
      padding: ${space.xs} ${space.gutter} ${space.lg};
      background: ${color.pageGround};
      font: 700 ${fontSize.lead} ${font.display};
      border-bottom: 1px solid ${color.control};
      overscroll-behavior: contain;
      transition:
        opacity ${gentle},
        translate ${gentle},
        visibility ${gentle};

      [aria-expanded='false'] + & {
        opacity: 0;
        translate: 0 -0.75rem;
        visibility: hidden;
      }

      li + li {
        border-top: 1px solid ${color.line};
      }
    }
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
  overflow-wrap: anywhere;
  text-decoration: none;

  &::after {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    margin-inline-start: 0.25rem;
    border-radius: 50%;
    background: ${color.accentFill};
    /* It grows away from the letters. */
    transform-origin: calc(50% - var(--forward) * 50%);
  }

  ${from.tablet} {
    flex-shrink: 0;
    max-width: 50%;
  }

  &[data-beating='true']::after {
    animation: ${beat} 0.9s ease-out infinite;
  }
`;

const NavLink = styled.a`
  display: flex;
  align-items: center;
  min-height: 3.25rem;
  text-decoration: none;

  /* A border, because forced colours remove backgrounds. */
  &::after {
    content: '';
    margin-inline-start: ${space.sm};
    border: 0.25rem solid ${color.accent};
    border-radius: 50%;
    transition: scale ${quick};
  }

  ${from.tablet} {
    position: relative;
    min-height: 2.75rem;
    padding: 0 ${linkInset};
    outline-offset: -3px;
    font-size: ${fontSize.sm};
    font-weight: 600;

    &::after {
      position: absolute;
      inset: auto ${linkInset} 0.4rem;
      margin: 0;
      border: 1px solid ${color.text};
      border-radius: 0;
    }
  }

  &:not([aria-current])::after {
    scale: 0 1;
  }

  ${hovers} {
    &:hover::after {
      scale: 1;
    }

    &:not([aria-current])::after {
      border-color: ${color.accent};
    }
  }

  @media (scripting: none) {
    padding-inline: ${space.sm};
  }
`;

interface NavLinksProps {
  id: string;
  sections: readonly BandSection[];
  pageUrl: string;
}

export function NavLinks({ id, sections, pageUrl }: NavLinksProps) {
  const current = useAppSelector(selectCurrentSection);
  return (
    <Links id={id} role="list">
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
