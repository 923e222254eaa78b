import { useSyncExternalStore } from 'react';

export const CHANGES = 'changes';
export const PUBLISHING = 'publishing';

/** The reasons to ask before the page is left: `CHANGES` that are not kept, `PUBLISHING`, and the keys of unsent forms. */
let reasons: readonly string[] = [];
const listeners = new Set<() => void>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Sets or clears a reason. While there is any, the browser asks before the page is left, on every screen and after a
 * sign-out too, because the work is still in memory. The listener is attached only then, because it keeps the page out of
 * the back/forward cache.
 */
export function askBeforeUnload(reason: string, isSet: boolean) {
  if (reasons.includes(reason) === isSet) return;
  reasons = isSet ? [...reasons, reason] : reasons.filter((each) => each !== reason);
  if (reasons.length > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The reasons for which the browser would ask, oldest first. */
export const useUnloadReasons = () => useSyncExternalStore(subscribe, () => reasons);
