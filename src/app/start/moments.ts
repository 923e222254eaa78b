/** Longest wait for the page to load and be painted, in milliseconds. */
const PAINT_TIMEOUT_MS = 5_000;

/** Longest wait for the paint to be reported after the first frame, in milliseconds. */
const FRAME_TIMEOUT_MS = 500;

/** Longest wait for a pause of the main thread, in milliseconds. */
const IDLE_TIMEOUT_MS = 300;

/** Resolves when the page is on the screen: a hanging font, a stopped load or a tab in the background may prevent it. */
export const pagePainted = () =>
  new Promise((resolve) => {
    function onLoad() {
      // Firefox reports no paint of a page that opens at an anchor: there the first frame has to do.
      requestAnimationFrame(() => setTimeout(resolve, FRAME_TIMEOUT_MS));
      if ('PerformanceObserver' in window)
        new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    }
    setTimeout(resolve, PAINT_TIMEOUT_MS);
    if (document.readyState === 'complete') onLoad();
    else window.addEventListener('load', onLoad, { once: true });
  });

/** Resolves when the main thread pauses. */
export const waitForIdle = () =>
  new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, 1);
  });
