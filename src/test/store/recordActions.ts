import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { draftsStored } from '../../state/owner/drafts';
import { formTyped } from '../../state/owner/forms';
import type { AppStore } from '../../state/rootReducer';
import { rootReducer } from '../../state/rootReducer';

const isTyping = isAnyOf(formTyped, draftsStored);

/** Records every action that reaches the reducer from now on, without text typed into forms and its storage. */
export function recordActions(store: AppStore): UnknownAction[] {
  const actions: UnknownAction[] = [];
  store.replaceReducer((state, action) => {
    if (!isTyping(action)) actions.push(action);
    return rootReducer(state, action);
  });
  // Drops the action of `replaceReducer` itself.
  actions.length = 0;
  return actions;
}
