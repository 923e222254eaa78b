import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { PreloadedState } from '../state/preloadedState';
import { App } from './App';
import { makeStore } from './store';

/**
 * Keeps `animationiteration` from an element's listeners. React listens on its root to every event there is, and a
 * browser that has a listener for this one wakes the main thread at every turn of every animation: 5 % of it for the
 * floating circles, for ever. Nothing here needs the event.
 */
function ignoreIterations(root: HTMLElement) {
  const listen = root.addEventListener.bind(root);
  root.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
    if (type !== 'animationiteration') listen(type, ...rest);
  };
}

/** The same page under its plain address: hosts serve `/index.html` too, and no route has that name. */
function dropIndexFile() {
  const { pathname, search, hash } = window.location;
  const plain = pathname.replace(/index\.html$/, '');
  if (plain !== pathname) window.history.replaceState(null, '', plain + search + hash);
}

/**
 * Takes over the prerendered page.
 * @throws Error where the page was served without its markup or its state.
 */
export function hydrate() {
  const root = document.getElementById('root');
  const preloadedState = document.getElementById('preloaded-state')?.textContent;
  if (!root || !preloadedState) throw new Error('The page came without its markup or its state.');

  // Written into the page by the same build: the one place where what is parsed may be taken at its word.
  const store = makeStore(JSON.parse(preloadedState) as PreloadedState);

  dropIndexFile();
  ignoreIterations(root);
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
