import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { css, styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import {
  menuClosed,
  menuToggled,
  selectIsMenuOpen,
  selectIsScrolled,
} from '../../state/slices/nav';
import { selectOwner } from '../../state/slices/owner';
import {
  barHeight,
  color,
  ease,
  font,
  fontSize,
  from,
  space,
  veil,
  width,
} from '../../styles/tokens';
import type { BandSection } from '../../ui/Band';
import { IconButton } from '../../ui/buttons/IconButton';
import { NavLinks } from './NavLinks';
import { usePagePosition } from './usePagePosition';

const translucent = css`
  border-bottom-color: ${color.line};
  background: ${veil.navBar};
  backdrop-filter: blur(14px) saturate(1.4);
`;

const Bar = styled.header<{ $scrolled: boolean }>`
  position: fixed;
  inset: 0 0 auto;
  z-index: 10;
  border-bottom: 1px solid transparent;
  transition:
    background 0.3s ${ease},
    border-color 0.3s ${ease};
  ${({ $scrolled }) => $scrolled && translucent}

  @media print {
    display: none;
  }

  /* Without scripts the scroll position is unknown. */
  @media (scripting: none) {
    ${translucent}
  }
`;

const Nav = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  max-width: calc(${width.page} + 2 * ${space.gutter});
  height: ${barHeight};
  margin: 0 auto;
  padding: 0 ${space.gutter};
`;

/** The short mark of the site. */
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
    margin-left: 0.25rem;
    border-radius: 50%;
    background: ${color.accentFill};
  }
`;

const MenuButton = styled(IconButton)`
  color: ${color.text};

  ${from.tablet} {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;

/** The fixed bar: the brand and the links, on small screens behind a disclosure button (ARIA pattern). */
export function NavBar({ sections }: { sections: readonly BandSection[] }) {
  const dispatch = useAppDispatch();
  const { name, brandMark } = useAppSelector(selectOwner);
  const isScrolled = useAppSelector(selectIsScrolled);
  const isOpen = useAppSelector(selectIsMenuOpen);
  const nav = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const listId = useId();
  usePagePosition(sections);

  useEffect(() => {
    if (!isOpen) return undefined;
    function onPointerDown({ target }: PointerEvent) {
      if (target instanceof Node && !nav.current?.contains(target)) dispatch(menuClosed());
    }
    const wide = window.matchMedia(from.tablet.replace('@media ', ''));
    const close = () => dispatch(menuClosed());
    document.addEventListener('pointerdown', onPointerDown);
    wide.addEventListener('change', close);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      wide.removeEventListener('change', close);
    };
  }, [dispatch, isOpen]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    dispatch(menuClosed());
    menuButton.current?.focus();
  }

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) dispatch(menuClosed());
  }

  return (
    <Bar $scrolled={isScrolled}>
      <Nav ref={nav} aria-label="Main" onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
        <Brand
          href="#home"
          aria-label={`${brandMark}, ${name}: to the top`}
          onClick={() => isOpen && dispatch(menuClosed())}
        >
          {brandMark}
        </Brand>
        <MenuButton
          ref={menuButton}
          icon={isOpen ? 'close' : 'menu'}
          label="Menu"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => dispatch(menuToggled())}
        />
        <NavLinks id={listId} sections={sections} />
      </Nav>
    </Bar>
  );
}
