import { configureStore } from '@reduxjs/toolkit';
import type { PreloadedState } from '../state/preloadedState';
import { type AppStore, rootReducer } from '../state/rootReducer';
import { devTools } from './devTools';

/** Makes the store from the preloaded state of a page. */
export function makeStore(preloadedState: PreloadedState): AppStore {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools,
  });
  // In the dev server an edited slice replaces the old one, and the state is kept.
  import.meta.hot?.accept('../state/rootReducer', (edited) => {
    if (edited) store.replaceReducer(edited['rootReducer'] as typeof rootReducer);
  });
  return store;
}
