import { ActionCreators } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import { extension } from './devtoolsExtension';

function liftedStore() {
  if (!extension.liftedStore) throw new Error('Import devtoolsExtension before the store.');
  return extension.liftedStore;
}

/** The newest store, as the person who inspects it sees it. */
export const devtools = {
  options: () => extension.options,

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
