import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { PreloadedState } from '../state/preloadedState';
import { App } from './App';
import { makeStore } from './store';

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
