/** Longest wait for the load and paint of the page, in milliseconds. */
const PAINT_TIMEOUT_MS = 5_000;

/** Longest wait for a report of the paint after the load, in milliseconds. */
const REPORT_TIMEOUT_MS = 500;

/** Longest wait for a pause of the main thread, in milliseconds. */
const IDLE_TIMEOUT_MS = 300;

/** Resolves when the page is painted, or after a timeout: a hanging font or a background tab can prevent the paint. */
export const waitForPaint = () =>
  new Promise((resolve) => {
    function onLoad() {
      if ('PerformanceObserver' in window)
        new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
      // Firefox reports no paint for a page opened at an anchor, so a later frame stands in. No script runs in the first
      // frame: Lighthouse would count its download before the first paint, 170 ms in half of the runs.
      setTimeout(() => requestAnimationFrame(() => setTimeout(resolve)), REPORT_TIMEOUT_MS);
    }
    setTimeout(resolve, PAINT_TIMEOUT_MS);
    if (document.readyState === 'complete') onLoad();
    else window.addEventListener('load', onLoad, { once: true });
  });

/** Resolves when the main thread is idle. */
export const waitForIdle = () =>
  new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, 1);
  });
