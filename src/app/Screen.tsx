import { type ReactNode, useContext, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { ServedPageContext } from './start/ServedPage';

interface ScreenProps {
  title: string;
  /** Holds one element with the id `content`, which can take focus. */
  children: ReactNode;
}

/**
 * One screen of the site: names the document (WCAG 2.4.2) and, where another screen stood before, moves focus to the
 * content and the page to its top or to the anchor of the address. Back and forward leave the page to the browser. The
 * served page is taken over where it stands: the visitor is on it already.
 */
export function Screen({ title, children }: ScreenProps) {
  const { hash } = useLocation();
  const navigationType = useNavigationType();
  const servedPage = useContext(ServedPageContext);
  const [arrival] = useState({ hash, navigationType, isServed: servedPage.isPending() });

  useEffect(() => {
    if (arrival.isServed) {
      servedPage.takeOver();
      return;
    }
    document.getElementById('content')?.focus({ preventScroll: true });
    if (arrival.navigationType === NavigationType.Pop) return;
    const anchor = document.getElementById(arrival.hash.slice(1));
    if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: 0, behavior: 'instant' });
  }, [arrival, servedPage]);

  return (
    <>
      <title>{title}</title>
      {children}
    </>
  );
}
