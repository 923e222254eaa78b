import { getNavigationType } from '../../shared/navigation';

/** The middle of the window is in this band. */
const findBandInView = () =>
  [...document.querySelectorAll('main > section')].find(
    (band) => band.getBoundingClientRect().bottom > window.innerHeight / 2,
  );

function layOut() {
  document.documentElement.dataset['laidOut'] = '';
}

/** Lays out all bands and returns by how many pixels this moves an element down. */
function layOutAround(element?: Element) {
  const getTop = () => element?.getBoundingClientRect().top ?? 0;
  const before = getTop();
  layOut();
  return getTop() - before;
}

/** Screen readers focus without a key: the browser's scroll to the element ends where it was before. */
function followFocus({ target }: FocusEvent) {
  if (target instanceof Element && layOutAround(target)) target.scrollIntoView({ block: 'center' });
}

/** Find in page and screen readers scroll without a key: then the band in view stays there. */
function layOutInPlace() {
  const shift = layOutAround(findBandInView());
  if (shift) window.scrollBy({ top: shift, behavior: 'instant' });
}

/**
 * Makes the browser lay out all bands (`Band.tsx`) before their heights decide a scroll position: on a reloaded page, on
 * Back, and at the first focus, key or scroll.
 */
export function layOutBands() {
  if (getNavigationType() !== 'navigate') layOut();
  const once = { capture: true, once: true };
  for (const type of ['keydown', 'popstate']) window.addEventListener(type, layOut, once);
  window.addEventListener('focusin', followFocus, once);
  window.addEventListener('scroll', layOutInPlace, once);
}
