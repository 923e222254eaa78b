import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { changeScreen } from './changeScreen';

/**
 * The props of a link to another screen of the site. `to` is its address, below the base of the site.
 * @param reload Whether to load the prerendered page of the screen.
 */
export function useScreenLink(to: string, reload = false) {
  const follow = useLinkClickHandler(to);
  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    // Left to the browser, which opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    changeScreen(() => follow(event));
  }
  return { href: useHref(to), onClick: reload ? undefined : onClick };
}

type ScreenLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  to: string;
  reload?: boolean;
};

/** A link to another screen of the site, by default without a page load. */
export function ScreenLink({ to, reload, children, ...rest }: ScreenLinkProps) {
  return (
    <a {...rest} {...useScreenLink(to, reload)}>
      {children}
    </a>
  );
}
