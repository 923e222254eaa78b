import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppStore } from '../app/store';
import { rootReducer } from '../state/rootReducer';

/** Every action that reaches the reducer from now on, in order. */
export function recordActions(store: AppStore): UnknownAction[] {
  const actions: UnknownAction[] = [];
  store.replaceReducer((state, action) => {
    actions.push(action);
    return rootReducer(state, action);
  });
  // The replacement announces itself with an action of its own.
  actions.length = 0;
  return actions;
}
