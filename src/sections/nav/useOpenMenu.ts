import { type RefObject, useEffect } from 'react';
import { useAppDispatch } from '../../shared/hooks';
import { menuClosed } from '../../state/visitor/nav';
import { minWidth } from '../../styles/media';

/**
 * While the menu is open: makes the rest of the page inert, and closes the menu on a click outside the bar or when the
 * window becomes wide enough for all links.
 */
export function useOpenMenu(isOpen: boolean, bar: RefObject<HTMLElement | null>) {
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (!isOpen) return undefined;
    const covered =
      bar.current?.parentElement?.querySelectorAll<HTMLElement>(':scope > :not(header)');
    const setInert = (inert: boolean) => covered?.forEach((part) => (part.inert = inert));
    function onClick({ target }: MouseEvent) {
      if (target instanceof Node && !bar.current?.contains(target)) dispatch(menuClosed());
    }
    const wide = window.matchMedia(minWidth.tablet);
    function onWide() {
      dispatch(menuClosed());
      // The menu button, which may have the focus, is hidden now.
      bar.current?.querySelector('a')?.focus();
    }
    setInert(true);
    document.addEventListener('click', onClick);
    wide.addEventListener('change', onWide);
    return () => {
      setInert(false);
      document.removeEventListener('click', onClick);
      wide.removeEventListener('change', onWide);
    };
  }, [bar, dispatch, isOpen]);
}
