import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { PreloadedState } from '../state/preloadedState';
import { App } from './App';
import { decodePath } from './paths';
import { answerPresses } from './start/answerPresses';
import type { importWithRetry } from './start/importWithRetry';
import { keepTyped } from './start/keepTyped';
import type { recordPresses } from './start/recordPresses';
import { ServedPageContext } from './start/ServedPage';
import { tolerateLostNodes } from './start/tolerateLostNodes';
import { makeStore } from './store';

/**
 * Keeps the events of CSS animations from an element's listeners. React listens on its root to every event there is, and
 * a browser that has a listener for these wakes the main thread at every start and every turn of every animation: 5 % of
 * it for the floating circles, for ever. Nothing here needs `onAnimationStart` or its like.
 */
function ignoreAnimations(root: HTMLElement) {
  const listen = root.addEventListener.bind(root);
  root.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
    if (!type.startsWith('animation')) listen(type, ...rest);
  };
}

/** The same page under its plain address: hosts serve `/index.html` too, and no route has that name. */
function dropIndexFile() {
  const { pathname, search, hash } = window.location;
  if (!decodePath(pathname)?.endsWith('/index.html')) return;
  window.history.replaceState(null, '', pathname.replace(/[^/]*$/, '') + search + hash);
}

/** What the entry hands over. */
interface Start {
  /** Resolves when the main thread has nothing else to do. */
  pause: () => Promise<unknown>;
  recorded: ReturnType<typeof recordPresses>;
  importChunk: typeof importWithRetry;
}

/**
 * Takes over the prerendered page, with a pause between the store and what draws from it. What was typed into it stays,
 * and what was pressed on it is answered.
 * @throws Error where the page was served without its markup or its state.
 */
export async function hydrate({ pause, recorded, importChunk }: Start) {
  const root = document.getElementById('root');
  const preloadedState = document.getElementById('preloaded-state')?.textContent;
  if (!root || !preloadedState) throw new Error('The page came without its markup or its state.');

  // Written into the page by the same build: the one place where what is parsed may be taken at its word.
  const store = makeStore(JSON.parse(preloadedState) as PreloadedState);

  dropIndexFile();
  ignoreAnimations(root);
  tolerateLostNodes();
  await pause();
  const restoreTyped = keepTyped();
  const answer = answerPresses(recorded);
  let isPending = true;
  const servedPage = {
    isPending: () => isPending,
    takeOver() {
      isPending = false;
      answer();
    },
    importChunk,
  };
  // In a transition React pauses whenever something else wants the main thread.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <ServedPageContext value={servedPage}>
          <App
            store={store}
            router={(screens) => (
              // Without transitions, so that an address and the state that one click changes are drawn together.
              <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
                {screens}
              </BrowserRouter>
            )}
          />
        </ServedPageContext>
      </StrictMode>,
      {
        onRecoverableError(error) {
          restoreTyped();
          reportError(error);
        },
      },
    );
  });
}
