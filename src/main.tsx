import { recordPresses } from './app/start/recordPresses';
import { importChunk } from './shared/importChunk';
import { keepFields, offerReload } from './shared/reloadPage';

/** Longest wait for the page to load and be painted, in milliseconds. */
const PAINT_TIMEOUT_MS = 5_000;

/** Longest wait for the paint to be reported after the first frame, in milliseconds. */
const FRAME_TIMEOUT_MS = 500;

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

/** Resolves when the page is on the screen: a hanging font, a stopped load or a tab in the background may prevent it. */
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

async function start() {
  const replayPresses = recordPresses();
  document.querySelector('#reload-notice a')?.addEventListener('click', keepFields);
  await pagePainted();
  // Links to all chunks, which are then fetched side by side (`startupChunks.ts`).
  const links = document.querySelector<HTMLTemplateElement>('#startup-chunks');
  if (links) document.head.append(links.content);
  for (const load of STARTUP_CHUNKS) {
    await waitForIdle();
    await importChunk(load);
  }
  await waitForIdle();
  const { hydrate } = await importChunk(() => import('./app/hydrate'));
  await waitForIdle();
  await hydrate();
  replayPresses();
}

start().catch(offerReload);
