import { getNavigationType } from '../../shared/navigation';

/** The middle of the window is in this band. */
const findBandInView = () =>
  [...document.querySelectorAll('main > section')].find(
    (band) => band.getBoundingClientRect().bottom > window.innerHeight / 2,
  );

function layOut() {
  document.documentElement.dataset['laidOut'] = '';
}

/** Find in page and screen readers scroll without a key: then the band in view stays there. */
function layOutInPlace() {
  const band = findBandInView();
  const getTop = () => band?.getBoundingClientRect().top ?? 0;
  const before = getTop();
  layOut();
  const shift = getTop() - before;
  if (shift) window.scrollBy({ top: shift, behavior: 'instant' });
}

/**
 * Makes the browser lay out all bands (`Band.tsx`) before their heights decide a scroll position: on a reloaded page, on
 * Back, and at the first focus, key or scroll.
 */
export function layOutBands() {
  if (getNavigationType() !== 'navigate') layOut();
  const once = { capture: true, once: true };
  for (const type of ['focusin', 'keydown']) window.addEventListener(type, layOut, once);
  window.addEventListener('scroll', layOutInPlace, once);
}
