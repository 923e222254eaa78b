import { configureStore } from '@reduxjs/toolkit';
import { SAVED_EVENT } from '../content/file/saveProtocol';
import { callListener } from '../state/actionListener';
import type { PreloadedState } from '../state/preloadedState';
import { type AppStore, rootReducer } from '../state/rootReducer';
import { selectIsAuthenticated } from '../state/visitor/auth';

/** Data that survives a hot update of this module. */
const hotData = import.meta.hot?.data as { store?: AppStore } | undefined;

/** The store of a page, from the state of its build. A hot update keeps it, and replaces its reducer. */
export function makeStore(preloadedState: PreloadedState): AppStore {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefault) => getDefault().concat(callListener),
    // In production too: neither the state nor an action holds a secret.
    devTools: { name: 'Portfolio', maxAge: 200, trace: import.meta.env.DEV },
  });
  if (hotData) hotData.store = store;
  return store;
}

// An edited slice runs this module again, and the state stays. To accept `rootReducer` alone would keep its old address in
// this module: a reloaded page would then load two copies of it.
import.meta.hot?.accept();
// A dashboard is told of the saved file at its own Save: a reload would sign its owner out.
import.meta.hot?.on(SAVED_EVENT, () => {
  const { store } = hotData ?? {};
  if (store && !selectIsAuthenticated(store.getState())) window.location.reload();
});
// At the end of an update: by then the slices of the dashboard are in the new reducer, which would drop their state before.
import.meta.hot?.on('vite:afterUpdate', () => hotData?.store?.replaceReducer(rootReducer));
