import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

interface ScreenProps {
  title: string;
  /** Holds one element with the id `content`, which can take focus. */
  children: ReactNode;
}

const noChanges = () => () => undefined;

/** True while the prerendered page is taken over: the visitor is on it already, and is not moved. */
const useIsHydrating = () =>
  useSyncExternalStore(
    noChanges,
    () => false,
    () => true,
  );

/**
 * One screen of the site: names the document (WCAG 2.4.2) and, where another screen stood before, moves focus to the
 * content and the page to its top or to the anchor of the address. Back and forward leave the page to the browser.
 */
export function Screen({ title, children }: ScreenProps) {
  const { hash } = useLocation();
  const navigationType = useNavigationType();
  const isHydrating = useIsHydrating();
  const [arrival] = useState({ hash, navigationType, isHydrating });

  useEffect(() => {
    if (arrival.isHydrating) return;
    document.getElementById('content')?.focus({ preventScroll: true });
    if (arrival.navigationType === NavigationType.Pop) return;
    const anchor = document.getElementById(arrival.hash.slice(1));
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [arrival]);

  return (
    <>
      <title>{title}</title>
      {children}
    </>
  );
}
