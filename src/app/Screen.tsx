import { type ReactNode, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { decodePath } from '../shared/paths';

/** The first screen is prerendered: it keeps focus and scroll position, even if React has to render it again. */
let isFirstScreen = true;

interface ScreenProps {
  title: string;
  /** Contains one focusable element with the id `content`. */
  children: ReactNode;
}

/**
 * Sets the title (WCAG 2.4.2). After another screen, takes the focus, and starts at the anchor or the top; after Back or
 * Forward, the browser restores the scroll position.
 */
export function Screen({ title, children }: ScreenProps) {
  const { hash } = useLocation();
  const navigationType = useNavigationType();
  const [arrival] = useState({ hash, navigationType, isFirstScreen });

  useEffect(() => {
    isFirstScreen = false;
    if (arrival.isFirstScreen) return;
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
