import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { makeStore } from './app/store';
import type { PreloadedState } from './state/preloadedState';

const root = document.getElementById('root');
const preloadedState = document.getElementById('preloaded-state')?.textContent;
if (!root || !preloadedState)
  throw new Error('The page was served without its markup or its state.');

// Written into the page by the same build: the one place where what is parsed may be taken at its word.
const store = makeStore(JSON.parse(preloadedState) as PreloadedState);

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
