import { layOutBands, layOutWhenIdle } from './app/start/layOutBands';
import { waitForPaint, waitForIdle } from './app/start/moments';
import { recordPresses } from './app/start/recordPresses';
import { importChunk } from './shared/importChunk';
import { offerReload, prepareReloadNotice } from './shared/reloadPage';

/** Run one by one after the first paint, so that none blocks the main thread for long (decisions/staged-start.md). */
const STARTUP_CHUNKS: (() => Promise<object>)[] = [
  () => import('./app/chunks/reactDom'),
  () => import('./app/chunks/reduxAndRouter'),
  () => import('./app/chunks/stylesAndSprings'),
  () => import('./app/store'),
];

async function importWhenIdle<Module>(load: () => Promise<Module>): Promise<Module> {
  await waitForIdle();
  return importChunk(load);
}

async function start() {
  layOutBands();
  const replayPresses = recordPresses();
  prepareReloadNotice();
  await waitForPaint();
  // Links to all chunks, so that they are fetched in parallel (`startupChunks.ts`).
  const links = document.querySelector<HTMLTemplateElement>('#startup-chunks');
  if (links) document.head.append(links.content);
  for (const load of STARTUP_CHUNKS) await importWhenIdle(load);
  const { hydrate } = await importWhenIdle(() => import('./app/hydrate'));
  await waitForIdle();
  await hydrate();
  replayPresses();
}

// After a failure too, for screen readers and find in page.
void start().catch(offerReload).finally(layOutWhenIdle);
