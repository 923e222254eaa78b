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

export const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const waitForLoad = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(true);
    else window.addEventListener('load', resolve, { once: true });
  });

const waitForReport = () =>
  new Promise((resolve) => {
    if ('PerformanceObserver' in window)
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });

/**
 * Waits in idle time first: Lighthouse's simulation counts a layout after the download of a script that sets a timer in the
 * same task (decisions/staged-start.md).
 */
async function waitFromIdle(milliseconds: number) {
  await waitForIdle();
  await wait(milliseconds);
}

/** Stands in for a report: Firefox sends none for a page opened at an anchor. */
async function waitForLaterFrame() {
  await waitFromIdle(REPORT_TIMEOUT_MS);
  await new Promise(requestAnimationFrame);
  await wait(0);
}

/** Resolves when the page is painted, or after a timeout: a hanging font or a background tab can prevent the paint. */
export async function waitForPaint() {
  const timeout = waitFromIdle(PAINT_TIMEOUT_MS);
  await Promise.race([waitForLoad(), timeout]);
  await Promise.race([waitForReport(), waitForLaterFrame(), timeout]);
}
