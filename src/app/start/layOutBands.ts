import { getNavigationType } from '../../shared/navigation';

/**
 * Makes the browser lay out all bands (`Band.tsx`) before their heights decide a scroll position: on a reloaded page, on
 * Back, at the first key and at the first scroll.
 */
export function layOutBands() {
  function layOut() {
    document.documentElement.dataset['laidOut'] = '';
  }
  if (getNavigationType() !== 'navigate') layOut();
  for (const type of ['keydown', 'popstate', 'scroll'])
    window.addEventListener(type, layOut, { capture: true, once: true });
}
