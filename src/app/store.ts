import { configureStore } from '@reduxjs/toolkit';
import type { PreloadedState } from '../state/preloadedState';
import { rootReducer } from '../state/rootReducer';

/**
 * The store, started from the state that a page was served with. Redux DevTools are on in production too: nothing
 * secret is in the state or in any action.
 */
export const makeStore = (preloadedState: PreloadedState) =>
  configureStore({
    reducer: rootReducer,
    preloadedState: { ...rootReducer(undefined, { type: '' }), ...preloadedState },
    devTools: { name: 'Portfolio' },
  });

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
