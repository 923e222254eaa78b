import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { PreloadedState } from '../state/preloadedState';
import { awaitFirstMove } from './AfterFirstMove';
import { App } from './App';
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
  const plain = pathname.replace(/index\.html$/, '');
  if (plain !== pathname) window.history.replaceState(null, '', plain + search + hash);
}

/**
 * Takes over the prerendered page, with a pause between the store and what draws from it.
 * @throws Error where the page was served without its markup or its state.
 */
export async function hydrate(pause: () => Promise<unknown>) {
  const root = document.getElementById('root');
  const preloadedState = document.getElementById('preloaded-state')?.textContent;
  if (!root || !preloadedState) throw new Error('The page came without its markup or its state.');

  // Written into the page by the same build: the one place where what is parsed may be taken at its word.
  const store = makeStore(JSON.parse(preloadedState) as PreloadedState);

  dropIndexFile();
  awaitFirstMove(store);
  ignoreAnimations(root);
  await pause();
  // In a transition React pauses whenever something else wants the main thread.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App
          store={store}
          router={(screens) => (
            // Without transitions, so that an address and the state that one click changes are drawn together.
            <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
              {screens}
            </BrowserRouter>
          )}
        />
      </StrictMode>,
    );
  });
}
