/** Longest wait for a pause of the main thread, in milliseconds. */
const IDLE_TIMEOUT_MS = 300;

/**
 * The app in pieces, each a chunk of its own (vite.config.ts). The prerendered page needs none of them to be read, so
 * they come after it, one by one: no piece holds up the first paint, and none makes a task much longer than itself.
 */
const PIECES = [
  () => import('./app/chunks/react'),
  () => import('./app/chunks/state'),
  () => import('./app/chunks/style'),
  () => import('./app/store'),
];

const pageLoaded = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else window.addEventListener('load', resolve, { once: true });
  });

/** Resolves once something is on the screen; in a tab in the background, when it comes to the front. */
const pagePainted = () =>
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });

const pause = () =>
  new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, 1);
  });

async function start() {
  await pageLoaded();
  await pagePainted();
  for (const load of PIECES) {
    await pause();
    await load();
  }
  await pause();
  const { hydrate } = await import('./app/hydrate');
  await pause();
  await hydrate(pause);
}

void start();
