const KEY = 'motion-paused';

/** Keeps in the session storage whether motion is paused. Without storage a reload forgets it. */
export function rememberMotion(isPaused: boolean) {
  try {
    if (isPaused) sessionStorage.setItem(KEY, '');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is refused.
  }
}

/** Whether motion was paused earlier in this session. */
export function isMotionRemembered(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
