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

/** Longest wait for the `load` event, which a font that hangs holds up and a press on Stop prevents. */
const LOAD_TIMEOUT_MS = 4_000;

/** Longest wait for the first paint after it: Firefox reports none where a page opens at an anchor. */
const PAINT_TIMEOUT_MS = 500;

/** When the reload notice shows while a chunk is under way. */
const NOTICE_AFTER_MS = 10_000;

/** Resolves after a time at the latest. */
const atMost = (ms: number, event: Promise<unknown>) =>
  Promise.race([event, new Promise((resolve) => setTimeout(resolve, ms))]);

const pageLoaded = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else window.addEventListener('load', resolve, { once: true });
  });

/** Resolves once something is on the screen. */
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

const showNotice = () => document.getElementById('reload-notice')?.removeAttribute('hidden');

/**
 * Imports a chunk. The reload notice shows while it hangs. If all retries fail, the notice shows, and the import starts
 * over at the next `online` event.
 */
async function importUntilLoaded<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  const timer = setTimeout(showNotice, NOTICE_AFTER_MS);
  try {
    return await importWithRetry(load).finally(() => clearTimeout(timer));
  } catch (error) {
    reportError(error);
    showNotice();
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true });
    });
    return importUntilLoaded(load);
  }
}

async function start() {
  const recorded = recordClicks();
  await atMost(LOAD_TIMEOUT_MS, pageLoaded());
  await atMost(PAINT_TIMEOUT_MS, pagePainted());
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
