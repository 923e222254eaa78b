const KEY = 'motion-paused';

/** Saves whether motion is paused in `sessionStorage`. If the browser refuses it, a reload forgets it. */
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
