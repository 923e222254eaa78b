import { isArrival } from '../../shared/navigationTiming';

const KEY = 'motion-paused';

/** Remembers across reloads whether motion is paused, if the browser allows storage. */
export function saveMotionPaused(isPaused: boolean) {
  try {
    if (isPaused) sessionStorage.setItem(KEY, '');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked.
  }
}

/** Whether motion was paused before a reload, or on a page of the site that led here. */
export function wasMotionPaused(): boolean {
  try {
    return !isArrival() && sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
