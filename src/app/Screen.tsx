import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { decodePath } from '../shared/paths';

const subscribeToNothing = () => () => undefined;

/** Whether the component is being hydrated. Only then does React read the server snapshot. */
const useIsHydrating = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );

interface ScreenProps {
  title: string;
  /** Contains one focusable element with the id `content`. */
  children: ReactNode;
}

/** Sets the title (WCAG 2.4.2). After another screen, takes the focus and starts at the top, except after Back. */
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
