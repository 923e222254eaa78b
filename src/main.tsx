// The query gives the entry its own copy of the module. A shared copy would be bundled into the entry, and every chunk
// would then import the entry. After a failed load `retryEntry.ts` loads the entry under another URL, so no chunk may
// import the first.
import { recordClicks } from './app/start/recordClicks';
import { importWithRetry, preload } from './shared/importChunks?entry';

/** Longest wait for the page to load and be painted, in milliseconds. */
const PAINT_TIMEOUT_MS = 5_000;

/** Longest wait for the paint to be reported after the first frame, in milliseconds. */
const FRAME_TIMEOUT_MS = 500;

/** Delay before the page offers to be reloaded, in milliseconds: a chunk may hang for ever. */
const NOTICE_DELAY_MS = 30_000;

/** Longest wait for a pause of the main thread, in milliseconds. */
const IDLE_TIMEOUT_MS = 300;

/**
 * The libraries and the store, each in a chunk (vite.config.ts). They are fetched after the first paint and run one by one,
 * so that they neither delay it nor block the main thread in one long task (decisions/staged-start.md).
 */
const STARTUP_CHUNKS: (() => Promise<unknown>)[] = [
  () => import('./app/chunks/reactDom'),
  () => import('./app/chunks/reduxAndRouter'),
  () => import('./app/chunks/stylesAndSprings'),
  () => import('./app/store'),
];
const loadHydration = () => import('./app/hydrate');

/**
 * Resolves when the page has loaded and is on the screen, or after `PAINT_TIMEOUT_MS`: a font that hangs, a load that the
 * visitor stops, and a tab in the background may keep either from happening.
 */
const pagePainted = () =>
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

const waitForIdle = () =>
  new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, 1);
  });

const showNotice = (isShown: boolean) =>
  document.getElementById('reload-notice')?.toggleAttribute('hidden', !isShown);

/** Imports a chunk. If all retries fail, shows the reload notice and starts over at the next `online` event. */
async function importUntilLoaded<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await importWithRetry(load);
  } catch (error) {
    reportError(error);
    showNotice(true);
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true });
    });
    return importUntilLoaded(load);
  }
}

async function start() {
  const recorded = recordClicks();
  const notice = setTimeout(showNotice, NOTICE_DELAY_MS, true);
  await pagePainted();
  preload([...STARTUP_CHUNKS, loadHydration]);
  for (const load of STARTUP_CHUNKS) {
    await waitForIdle();
    await importUntilLoaded(load);
  }
  await waitForIdle();
  const { hydrate } = await importUntilLoaded(loadHydration);
  clearTimeout(notice);
  showNotice(false);
  await waitForIdle();
  await hydrate({ waitForIdle, recorded, importChunk: importWithRetry });
}

// A retry may load this file a second time: only the first copy starts the app.
const { dataset } = document.documentElement;
if (!('started' in dataset)) {
  dataset['started'] = '';
  void start();
}
