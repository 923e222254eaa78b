import { ActionCreators, type InstrumentExt, instrument } from '@redux-devtools/instrument';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import type { RootState } from '../state/rootReducer';

type LiftedStore = InstrumentExt<RootState, UnknownAction, null>['liftedStore'];

let isConnected = false;
let options: unknown;
let newest: LiftedStore | undefined;

/** Stands for the browser extension, whose entry Redux Toolkit looks for when it is loaded (`setup.ts`). */
const composeWithDevTools =
  (asked: unknown) =>
  (...enhancers: StoreEnhancer[]): StoreEnhancer =>
  (createStore) => {
    const recording: typeof createStore = (reducer, preloadedState) => {
      const store = instrument<RootState, UnknownAction>()(createStore)(reducer, preloadedState);
      newest = store.liftedStore;
      return store;
    };
    options = asked;
    const innermost = isConnected ? recording : createStore;
    return enhancers.reduceRight((create, enhance) => enhance(create), innermost);
  };
Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithDevTools });

function liftedStore(): LiftedStore {
  if (!newest) throw new Error('Connect the DevTools before the store is made.');
  return newest;
}

/** Redux DevTools, as the person who inspects the newest store uses them. */
export const devtools = {
  /** Stores that are made from now on are recorded. */
  connect: () => void (isConnected = true),
  disconnect: () => void (isConnected = false),

  options: () => options,

  liftedState: () => liftedStore().getState(),

  /** Every action since the store was made, in order. */
  log(): UnknownAction[] {
    const { stagedActionIds, actionsById } = liftedStore().getState();
    // The first one makes the store.
    return stagedActionIds.slice(1).flatMap((id) => actionsById[id]?.action ?? []);
  },

  /** Starts afresh from the state that the page was served with. */
  reset() {
    act(() => {
      liftedStore().dispatch(ActionCreators.reset());
    });
  },

  /** Shows the moment after so many actions. */
  jumpTo(moment: number) {
    act(() => {
      liftedStore().dispatch(ActionCreators.jumpToState(moment));
    });
  },
};
