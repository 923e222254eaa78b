import type { Middleware } from '@reduxjs/toolkit';

let listener: (() => void) | undefined;

/** Sets the function to call after each action. Unlike subscribers of the store, it ignores jumps of Redux DevTools. */
export const setActionListener = (listen: () => void) => (listener = listen);

/** Not the listener middleware of Redux Toolkit, which is 3 KB for every visitor. */
export const callListener: Middleware = () => (next) => (action) => {
  const result = next(action);
  listener?.();
  return result;
};
