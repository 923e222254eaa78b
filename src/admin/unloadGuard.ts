import { useSyncExternalStore } from 'react';

/** Why something would be lost with the page: the changes that are not exported, and each form that is half filled. */
let reasons: readonly string[] = [];
const listeners = new Set<() => void>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Lets the browser ask before the page is left, from the first reason on until there is none: also on the public page
 * and after a sign-out, because the work is in the memory of the page still. Only then is anything attached, since it
 * keeps the page out of the back/forward cache; and only once, whatever the number of reasons.
 */
export function askBeforeUnload(reason: string, holds: boolean) {
  if (reasons.includes(reason) === holds) return;
  reasons = holds ? [...reasons, reason] : reasons.filter((each) => each !== reason);
  if (reasons.length > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Why the browser would ask, oldest first. */
export const useUnloadReasons = () => useSyncExternalStore(subscribe, () => reasons);
