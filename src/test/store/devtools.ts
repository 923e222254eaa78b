import { ActionCreators, type InstrumentExt, instrument } from '@redux-devtools/instrument';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import type { RootState } from '../../state/rootReducer';

type LiftedStore = InstrumentExt<RootState, UnknownAction, null>['liftedStore'];

let isConnected = false;
let options: unknown;
let newest: LiftedStore | undefined;

/** Replaces the browser extension. Redux Toolkit looks for it on load, so `setup.ts` imports this first. */
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

/** Redux DevTools of the newest store. */
export const devtools = {
  /** Records stores created from now on. */
  connect: () => void (isConnected = true),
  disconnect: () => void (isConnected = false),

  options: () => options,

  liftedState: () => liftedStore().getState(),

  /** All actions since the store was created, in order. */
  log(): UnknownAction[] {
    const { stagedActionIds, actionsById } = liftedStore().getState();
    // The first action is the initialisation.
    return stagedActionIds.slice(1).flatMap((id) => actionsById[id]?.action ?? []);
  },

  /** Takes the first action of this type out of the history, or puts it back. */
  toggleAction(type: string) {
    const { actionsById, stagedActionIds } = liftedStore().getState();
    const id = stagedActionIds.find((each) => actionsById[each]?.action.type === type) ?? 0;
    act(() => void liftedStore().dispatch(ActionCreators.toggleAction(id)));
  },

  /** Jumps to the state after this many actions. */
  jumpTo: (moment: number) =>
    act(() => void liftedStore().dispatch(ActionCreators.jumpToState(moment))),
};
