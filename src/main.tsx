// `?entry` gives the entry a copy of its own. A shared module would be bundled into the entry, and the chunks would import
// the entry by a URL that may have failed: `retryEntry.ts` then loads it under another.
import { importWithRetry, preload } from './app/start/importChunks?entry';
import { recordClicks } from './app/start/recordClicks';

/** Longest wait for a pause of the main thread, in milliseconds. */
const IDLE_TIMEOUT_MS = 300;

/**
 * The libraries and the store, each a chunk (vite.config.ts). They are fetched after the first paint and run one by one,
 * so that they neither delay it nor block the main thread in one long task (decisions/staged-start.md).
 */
const STARTUP_CHUNKS: (() => Promise<unknown>)[] = [
  () => import('./app/chunks/reactDom'),
  () => import('./app/chunks/reduxAndRouter'),
  () => import('./app/chunks/stylesAndSprings'),
  () => import('./app/store'),
];
const loadHydration = () => import('./app/hydrate');

const pageLoaded = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else window.addEventListener('load', resolve, { once: true });
  });

/** Resolves once something is on the screen; in a tab in the background, when it comes to the front. */
const pagePainted = () =>
  new Promise((resolve) => {
    const reportsPaint =
      'PerformanceObserver' in window && PerformanceObserver.supportedEntryTypes.includes('paint');
    if (reportsPaint) new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    else resolve(undefined);
  });

const pause = () =>
  new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, 1);
  });

/** Imports a chunk. If all retries fail, shows the reload notice and starts over at the next `online` event. */
async function importUntilLoaded<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await importWithRetry(load);
  } catch (error) {
    reportError(error);
    document.getElementById('reload-notice')?.removeAttribute('hidden');
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true });
    });
    return importUntilLoaded(load);
  }
}

async function start() {
  const recorded = recordClicks();
  await pageLoaded();
  await pagePainted();
  preload([...STARTUP_CHUNKS, loadHydration]);
  for (const load of STARTUP_CHUNKS) {
    await pause();
    await importUntilLoaded(load);
  }
  await pause();
  const { hydrate } = await importUntilLoaded(loadHydration);
  document.getElementById('reload-notice')?.setAttribute('hidden', '');
  await pause();
  await hydrate({ pause, recorded, importChunk: importWithRetry });
}

// A retry may load this file a second time: only the first copy starts the app.
const { dataset } = document.documentElement;
if (!('started' in dataset)) {
  dataset['started'] = '';
  void start();
}
