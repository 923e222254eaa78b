import { configureStore } from '@reduxjs/toolkit';
import type { PreloadedState } from '../state/preloadedState';
import { type AppStore, rootReducer } from '../state/rootReducer';

/** What outlasts a hot update of this module in the dev server. */
const hotData = import.meta.hot?.data as { store?: AppStore } | undefined;

/** Makes the store from the preloaded state of a page. */
export function makeStore(preloadedState: PreloadedState): AppStore {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    // In production too: nothing secret is in the state or in an action.
    devTools: { name: 'Portfolio', maxAge: 200, trace: import.meta.env.DEV },
  });
  if (hotData) hotData.store = store;
  return store;
}

// An edited slice runs this module again, and the state stays. To accept `rootReducer` alone would keep its old address in
// this module: a reloaded page would then load two copies of it.
hotData?.store?.replaceReducer(rootReducer);
import.meta.hot?.accept();
