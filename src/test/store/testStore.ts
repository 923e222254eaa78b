import type { UnknownAction } from '@reduxjs/toolkit';
import type { Work } from '../../content/types';
import { contentLoaded } from '../../state/lists/content';
import { type AppThunk, rootReducer } from '../../state/rootReducer';

/** The state of a dashboard after these actions. */
export const stateAfter = (...actions: UnknownAction[]) =>
  actions.reduce(rootReducer, rootReducer(undefined, { type: '' }));

/** A minimal store with thunks and a log of dispatched actions. Much faster than the real store with its checks. */
export function createTestStore(state = stateAfter()) {
  const actions: UnknownAction[] = [];
  const getState = () => state;
  function dispatch(dispatched: UnknownAction | AppThunk<unknown>): unknown {
    if (typeof dispatched === 'function') return dispatched(dispatch, getState, undefined);
    actions.push(dispatched);
    state = rootReducer(state, dispatched);
    return dispatched;
  }
  return { dispatch, getState, actions };
}

/** A test store of a dashboard that has loaded this work, the owner's unless said otherwise. */
export function openWork(work: Work, isOwn = true) {
  const store = createTestStore({ ...stateAfter(), content: { status: 'loading', isOwn } });
  store.dispatch(contentLoaded(work));
  return store;
}
