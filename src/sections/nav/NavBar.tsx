import { type FocusEvent, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { words } from 'virtual:words';
import { fill } from '../../content/words/fill';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectIsTurning } from '../../state/visitor/isTurning';
import {
  closeMenu,
  menuToggled,
  selectCurrentSection,
  selectIsMenuOpen,
  selectIsScrolled,
} from '../../state/visitor/nav';
import { selectOwner } from '../../state/visitor/owner';
import { minWidth } from '../../styles/media';
import { color } from '../../styles/tokens';
import { IconButton } from '../../ui/buttons/IconButton';
import type { BandSection } from '../../ui/layout/Band';
import { pageRow } from '../../ui/layout/pageRow';
import { usePagePosition } from './usePagePosition';

const Row = styled.nav`
  ${pageRow}
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

/** The links of the bar (`styles/sections/navLinks.ts`). */
function NavLinks({ id, sections, pageUrl }: Required<NavBarProps> & { id: string }) {
  const current = useAppSelector(selectCurrentSection);
  return (
    <ul id={id} role="list">
      {sections.map((section) => (
        <li key={section.id}>
          <a
            href={`${pageUrl}#${section.id}`}
            aria-current={!pageUrl && section.id === current ? 'location' : undefined}
          >
            {section.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The fixed bar (`styles/sections/navBar.ts`): the brand and the links, on small screens behind a disclosure button (ARIA
 * pattern).
 */
export function NavBar({ sections, pageUrl = '' }: NavBarProps) {
  const dispatch = useAppDispatch();
  const { name, brandMark } = useAppSelector(selectOwner);
  const isScrolled = useAppSelector(selectIsScrolled);
  const isOpen = useAppSelector(selectIsMenuOpen);
  const isTurning = useAppSelector(selectIsTurning);
  const menuButton = useRef<HTMLButtonElement>(null);
  const listId = useId();
  usePagePosition(sections);

  // Escape closes the menu, and so do Back, a click anywhere, also on a link in it, and focus beyond its last link.
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      'click',
      ({ target }) => {
        const isOnButton = target instanceof Node && menuButton.current?.contains(target);
        if (!isOnButton) dispatch(closeMenu());
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        dispatch(closeMenu());
        menuButton.current?.focus();
      },
      { signal },
    );
    // `pagehide`: Forward may show this page again as it was.
    for (const event of ['popstate', 'pagehide'])
      window.addEventListener(event, () => dispatch(closeMenu()), { signal });
    return () => {
      listening.abort();
      // Another page may replace this one.
      dispatch(closeMenu());
    };
  }, [dispatch, isOpen]);

  function closeOnBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) dispatch(closeMenu());
  }

  return (
    <header className="nav-bar" data-scrolled={isScrolled}>
      <Row aria-label={words.nav.main} onBlur={closeOnBlur}>
        <a
          className="brand"
          href={`${pageUrl}#home`}
          aria-label={fill(pageUrl ? words.nav.home : words.nav.top, { mark: brandMark, name })}
          data-beating={isTurning}
        >
          {brandMark}
        </a>
        <MenuButton
          ref={menuButton}
          icon={isOpen ? 'close' : 'menu'}
          label={words.nav.menu}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => dispatch(menuToggled())}
        />
        <NavLinks id={listId} sections={sections} pageUrl={pageUrl} />
      </Row>
    </header>
  );
}
