import type { Middleware } from '@reduxjs/toolkit';

/** Called after each action but, unlike subscribers of the store, not at a jump of Redux DevTools. */
export const actionListeners = new Set<() => void>();

/** Not the listener middleware of Redux Toolkit, which is 3 KB for every visitor. */
export const callListeners: Middleware = () => (next) => (action) => {
  const result = next(action);
  actionListeners.forEach((listen) => listen());
  return result;
};
