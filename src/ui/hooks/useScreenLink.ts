import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { changeScreen } from '../changeScreen';

/**
 * What makes a link lead to another screen of the site without a page load.
 * @param to The address of the screen, below the base of the site.
 */
export function useScreenLink(to: string) {
  const follow = useLinkClickHandler(to);
  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    // The browser opens it in a new tab or window.
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    changeScreen(() => follow(event));
  }
  return { href: useHref(to), onClick };
}
