const KEY = 'motion-paused';

/** Keeps for the visit, over reloads, that the visitor has paused what moves. Where storage is refused, until the next page. */
export function rememberMotion(isPaused: boolean) {
  try {
    if (isPaused) sessionStorage.setItem(KEY, '');
    else sessionStorage.removeItem(KEY);
  } catch {
    // The visitor refuses storage: nothing is kept.
  }
}

/** Whether the visitor has paused what moves, earlier in this visit. */
export function isMotionRemembered(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
