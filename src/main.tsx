// A copy of its own: no chunk may import this one, which is fetched again under another address where it does not come.
import { importWithRetry, preload } from './app/start/importWithRetry?entry';
import { recordPresses } from './app/start/recordPresses';

/** Longest wait for a pause of the main thread, in milliseconds. */
const IDLE_TIMEOUT_MS = 300;

/**
 * The app in pieces, each a chunk of its own (vite.config.ts). The prerendered page needs none of them to be read, so
 * they come after it, and are run one by one: no piece holds up the first paint, and none makes a task much longer than
 * itself.
 */
const PIECES: (() => Promise<unknown>)[] = [
  () => import('./app/chunks/react'),
  () => import('./app/chunks/state'),
  () => import('./app/chunks/style'),
  () => import('./app/store'),
];
const hydration = () => import('./app/hydrate');

const pageLoaded = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else window.addEventListener('load', resolve, { once: true });
  });

/** Resolves once something is on the screen; in a tab in the background, when it comes to the front. */
const pagePainted = () =>
  new Promise((resolve) => {
    const isTold =
      'PerformanceObserver' in window && PerformanceObserver.supportedEntryTypes.includes('paint');
    if (isTold) new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    else resolve(undefined);
  });

const pause = () =>
  new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, 1);
  });

/** Fetches a piece, however long it takes: after some tries the page offers to be loaded anew, and the browser has to come online. */
async function fetchPiece<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  try {
    return await importWithRetry(load);
  } catch (error) {
    reportError(error);
    document.getElementById('reload-notice')?.removeAttribute('hidden');
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true });
    });
    return fetchPiece(load);
  }
}

async function start() {
  const recorded = recordPresses();
  await pageLoaded();
  await pagePainted();
  preload([...PIECES, hydration]);
  for (const load of PIECES) {
    await pause();
    await fetchPiece(load);
  }
  await pause();
  const { hydrate } = await fetchPiece(hydration);
  document.getElementById('reload-notice')?.setAttribute('hidden', '');
  await pause();
  await hydrate({ pause, recorded, importChunk: importWithRetry });
}

const { dataset } = document.documentElement;
if (!('started' in dataset)) {
  dataset['started'] = '';
  void start();
}
