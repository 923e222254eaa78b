import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ImportChunkContext } from '../shared/ImportChunkContext';
import type { importWithRetry } from '../shared/importChunks';
import type { PreloadedState } from '../state/preloadedState';
import { App } from './App';
import { ignoreAnimationEvents } from './start/ignoreAnimationEvents';
import { keepInput } from './start/keepInput';
import { PrerenderedPageContext } from './start/PrerenderedPageContext';
import type { recordClicks } from './start/recordClicks';
import { replayClicks } from './start/replayClicks';
import { tidyAddress } from './start/tidyAddress';
import { tolerateLostNodes } from './start/tolerateLostNodes';
import { makeStore } from './store';

interface HydrateOptions {
  /** Resolves when the main thread has nothing else to do. */
  waitForIdle: () => Promise<unknown>;
  recorded: ReturnType<typeof recordClicks>;
  importChunk: typeof importWithRetry;
}

/**
 * Hydrates the prerendered page. What was typed into it is kept, and clicks on it are replayed.
 * @throws Error if the page has no markup or no state.
 */
export async function hydrate({ waitForIdle, recorded, importChunk }: HydrateOptions) {
  const root = document.getElementById('root');
  const preloadedState = document.getElementById('preloaded-state')?.textContent;
  if (!root || !preloadedState) throw new Error('The page came without its markup or its state.');

  // Written by the same build, so it is not validated.
  const store = makeStore(JSON.parse(preloadedState) as PreloadedState);

  tidyAddress();
  ignoreAnimationEvents(root);
  tolerateLostNodes();
  await waitForIdle();
  const restoreInput = keepInput();
  const replay = replayClicks(recorded);
  let isFirstScreen = true;
  const prerenderedPage = {
    isFirstScreen: () => isFirstScreen,
    markMounted() {
      isFirstScreen = false;
      replay();
    },
  };
  // A transition lets React yield to other work of the main thread.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <ImportChunkContext value={importChunk}>
          <PrerenderedPageContext value={prerenderedPage}>
            <App
              store={store}
              renderRouter={(screens) => (
                // Without transitions, so that a new URL and the state change of the same click render together.
                <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
                  {screens}
                </BrowserRouter>
              )}
            />
          </PrerenderedPageContext>
        </ImportChunkContext>
      </StrictMode>,
      {
        onRecoverableError(error) {
          restoreInput();
          reportError(error);
        },
      },
    );
  });
}
