const KEY = 'motion-paused';

/** Keeps whether motion is paused over reloads, if the browser allows storage. */
export function saveMotionPaused(isPaused: boolean) {
  try {
    if (isPaused) sessionStorage.setItem(KEY, '');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is refused.
  }
}

/** Whether motion was paused earlier in this session. */
export function wasMotionPaused(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
