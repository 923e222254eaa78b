import { getNavigationType } from '../../shared/navigation';

/** The middle of the window is in this band. */
const findBandInView = () =>
  [...document.querySelectorAll('main > section')].find(
    (band) => band.getBoundingClientRect().bottom > window.innerHeight / 2,
  );

/**
 * Makes the browser lay out all bands (`Band.tsx`) before their heights decide a scroll position: on a reloaded page, on
 * Back, and at the first focus, key or scroll. Find in page and screen readers scroll without a key: then the band in
 * view stays there.
 */
export function layOutBands() {
  function layOut() {
    const band = findBandInView();
    const getTop = () => band?.getBoundingClientRect().top ?? 0;
    const before = getTop();
    document.documentElement.dataset['laidOut'] = '';
    const shift = getTop() - before;
    if (shift) window.scrollBy({ top: shift, behavior: 'instant' });
  }
  if (getNavigationType() !== 'navigate') layOut();
  for (const type of ['focusin', 'keydown', 'popstate', 'scroll'])
    window.addEventListener(type, layOut, { capture: true, once: true });
}
