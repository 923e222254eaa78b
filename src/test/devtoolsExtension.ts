import { type InstrumentExt, instrument } from '@redux-devtools/instrument';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../state/rootReducer';

interface Extension {
  /** What the newest store asked for. */
  options?: unknown;
  /** The log of the newest store, and the way to travel in it. */
  liftedStore?: InstrumentExt<RootState, UnknownAction, null>['liftedStore'];
}

/**
 * Stands for the browser extension, and is built on the same machine. Redux Toolkit looks for the extension when it
 * loads, so this file has to be imported before the store is.
 */
export const extension: Extension = {};

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (options: unknown) =>
    (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    (createStore) => {
      extension.options = options;
      const recording: typeof createStore = (reducer, preloadedState) => {
        const store = instrument<RootState, UnknownAction>()(createStore)(reducer, preloadedState);
        extension.liftedStore = store.liftedStore;
        return store;
      };
      return enhancers.reduceRight((create, enhance) => enhance(create), recording);
    },
});
