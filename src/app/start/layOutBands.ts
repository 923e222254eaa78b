import { getNavigationType } from '../../shared/navigationTiming';
import { wait } from '../../shared/wait';
import { waitForIdle } from './moments';

const BANDS = 'main > section';

/** From hydration to the layout of all bands, in milliseconds: the load is over, and most visitors have not scrolled. */
const PAUSE_MS = 3_000;

function layOut() {
  document.documentElement.dataset['laidOut'] = '';
}

/** Find in page and screen readers scroll without a key: then the band in the middle of the window stays there. */
function layOutInPlace() {
  const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const band = middle?.closest(BANDS);
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

/** Lays out the bands one by one, so that the scrollbar is true and the first scroll is smooth. */
export async function layOutWhenIdle() {
  await wait(PAUSE_MS);
  if ('laidOut' in document.documentElement.dataset) return;
  for (const band of document.querySelectorAll<HTMLElement>(BANDS)) {
    await waitForIdle();
    band.style.contentVisibility = 'visible';
  }
  layOut();
}
