import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { words } from 'virtual:words';
import { fill } from '../../content/words/fill';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectIsTurning } from '../../state/visitor/isTurning';
import {
  menuClosed,
  menuToggled,
  selectIsMenuOpen,
  selectIsScrolled,
} from '../../state/visitor/nav';
import { selectOwner } from '../../state/visitor/owner';
import { minWidth } from '../../styles/media';
import { barHeight, color, gentle, veil } from '../../styles/tokens';
import { IconButton } from '../../ui/buttons/IconButton';
import type { BandSection } from '../../ui/layout/Band';
import { pageRow } from '../../ui/layout/pageRow';
import { Brand, NavLinks } from './NavLinks';
import { usePagePosition } from './usePagePosition';

const appear = keyframes`
  from {
    opacity: 0;
  }
  to {
    opacity: 1;
  }
`;

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: 10;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-bottom: 1px solid ${color.line};
    background: ${veil.navBar};
    backdrop-filter: blur(14px) saturate(1.4);
    opacity: 0;
    transition: opacity ${gentle};

    /* Without scripts the scroll position is unknown. */
    @media (scripting: none) {
      opacity: 1;
    }

    /* Right before hydration too, on a page restored further down. */
    @supports (animation-timeline: scroll()) {
      animation: ${appear} linear both;
      animation-timeline: scroll(root);
      animation-range: 50px 51px;
    }
  }

  &[data-scrolled='true']::before {
    opacity: 1;
  }

  &:has([aria-expanded='true'])::before {
    background: ${color.pageGround};
    opacity: 1;
    animation: none;
  }

  /* Darkens the page below the open menu. */
  &:has([aria-expanded='true'])::after {
    content: '';
    position: fixed;
    inset: ${barHeight} 0 0;
    z-index: -2;
    background: ${veil.page};
    pointer-events: none;
  }

  > nav {
    ${pageRow}
    height: ${barHeight};
  }
`;

const MenuButton = styled(IconButton)`
  margin-inline-end: -0.75rem;
  color: ${color.text};
  -webkit-tap-highlight-color: transparent;

  @media ${minWidth.tablet}, (scripting: none) {
    display: none;
  }
`;

interface NavBarProps {
  sections: readonly BandSection[];
  /** The URL of the public page; empty on that page itself. */
  pageUrl?: string;
}

/** The fixed bar: the brand and the links, on small screens behind a disclosure button (ARIA pattern). */
export function NavBar({ sections, pageUrl = '' }: NavBarProps) {
  const dispatch = useAppDispatch();
  const { name, brandMark } = useAppSelector(selectOwner);
  const isScrolled = useAppSelector(selectIsScrolled);
  const isOpen = useAppSelector(selectIsMenuOpen);
  const isTurning = useAppSelector(selectIsTurning);
  const menuButton = useRef<HTMLButtonElement>(null);
  const listId = useId();
  usePagePosition(sections);

  // A link in the menu closes it, and so does any other click, and focus beyond its last link.
  useEffect(() => {
    if (!isOpen) return undefined;
    function closeOnClick({ target }: MouseEvent) {
      const isOnButton = target instanceof Node && menuButton.current?.contains(target);
      if (!isOnButton) dispatch(menuClosed());
    }
    document.addEventListener('click', closeOnClick);
    return () => document.removeEventListener('click', closeOnClick);
  }, [dispatch, isOpen]);

  function closeOnBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) dispatch(menuClosed());
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    dispatch(menuClosed());
    menuButton.current?.focus();
  }

  return (
    <Bar data-scrolled={isScrolled} onKeyDown={closeOnEscape} onBlur={closeOnBlur}>
      <nav aria-label={words.nav.main}>
        <Brand
          href={`${pageUrl}#home`}
          aria-label={fill(words.nav.top, { mark: brandMark, name })}
          data-beating={isTurning}
        >
          {brandMark}
        </Brand>
        <MenuButton
          ref={menuButton}
          icon={isOpen ? 'close' : 'menu'}
          label={words.nav.menu}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => dispatch(menuToggled())}
        />
        <NavLinks id={listId} sections={sections} pageUrl={pageUrl} />
      </nav>
    </Bar>
  );
}
