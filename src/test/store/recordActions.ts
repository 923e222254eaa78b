import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppStore } from '../../state/rootReducer';
import { rootReducer } from '../../state/rootReducer';

/** Records every action that reaches the reducer from now on. */
export function recordActions(store: AppStore): UnknownAction[] {
  const actions: UnknownAction[] = [];
  store.replaceReducer((state, action) => {
    actions.push(action);
    return rootReducer(state, action);
  });
  // Drops the action of `replaceReducer` itself.
  actions.length = 0;
  return actions;
}
