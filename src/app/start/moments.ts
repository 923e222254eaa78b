import { wait } from '../../shared/wait';

/** Longest wait for the load and paint of the page, in milliseconds. */
const PAINT_TIMEOUT_MS = 5_000;

/** Longest wait for a report of the paint after the load, in milliseconds. */
const REPORT_TIMEOUT_MS = 500;

/** Longest wait for a pause of the main thread, in milliseconds. */
const IDLE_TIMEOUT_MS = 300;

/** Resolves when the main thread is idle. */
export const waitForIdle = () =>
  new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, 1);
  });

/**
 * Sets its timer in idle time. Lighthouse's simulation counts a layout in the task of a script after the download of that
 * script if the script sets a timer in it (decisions/staged-start.md).
 */
async function waitFromIdle(milliseconds: number) {
  await waitForIdle();
  await wait(milliseconds);
}

/** Listens with the resolver itself: a function of ours would count as a timer does. */
const waitForLoad = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else window.addEventListener('load', resolve, { once: true });
  });

const waitForPaintReport = () =>
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });

/** Stands in for a report: Firefox sends none for a page opened at an anchor. */
async function waitForFrame() {
  await waitFromIdle(REPORT_TIMEOUT_MS);
  await new Promise(requestAnimationFrame);
  // No script runs in the frame itself.
  await wait(0);
}

/** Resolves when the page is painted, or after a timeout: a hanging font or a background tab can prevent the paint. */
export async function waitForPaint() {
  const timeout = waitFromIdle(PAINT_TIMEOUT_MS);
  const painted = waitForLoad().then(() => Promise.race([waitForPaintReport(), waitForFrame()]));
  await Promise.race([painted, timeout]);
}
