import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { decodePath } from '../shared/paths';

const subscribeToNothing = () => () => undefined;

/** Whether the component is being hydrated: only then React reads the snapshot of the server. */
const useIsHydrating = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );

interface ScreenProps {
  title: string;
  /** Holds one element with the id `content`, which can take focus. */
  children: ReactNode;
}

/**
 * One screen of the site. Sets the title of the document (WCAG 2.4.2). If it replaces another screen, moves the focus to
 * the content, and scrolls to the top or to the anchor of the URL; after Back and Forward the browser scrolls. The
 * prerendered screen keeps focus and scroll position: the visitor is on it already.
 */
export function Screen({ title, children }: ScreenProps) {
  const { hash } = useLocation();
  const navigationType = useNavigationType();
  const isPrerendered = useIsHydrating();
  const [arrival] = useState({ hash, navigationType, isPrerendered });

  useEffect(() => {
    if (arrival.isPrerendered) return;
    document.getElementById('content')?.focus({ preventScroll: true });
    if (arrival.navigationType === NavigationType.Pop) return;
    const anchor = document.getElementById(decodePath(arrival.hash.slice(1)) ?? '');
    if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: 0, behavior: 'instant' });
  }, [arrival]);

  return (
    <>
      <title>{title}</title>
      {children}
    </>
  );
}
