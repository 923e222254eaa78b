import type { Middleware } from '@reduxjs/toolkit';

let listener: (() => void) | undefined;

/**
 * Sets the function to call after each action that changes the state. Unlike subscribers of the store, it ignores jumps of
 * Redux DevTools to an earlier state, and the actions that DevTools only record after one.
 */
export const setActionListener = (listen: () => void) => (listener = listen);

/** Not the listener middleware of Redux Toolkit (`decisions/save-and-publish.md`). */
export const callListener: Middleware = (store) => (next) => (action) => {
  const before: unknown = store.getState();
  const result = next(action);
  if (store.getState() !== before) listener?.();
  return result;
};
