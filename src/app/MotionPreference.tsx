import { useEffect, useLayoutEffect } from 'react';
import { Globals } from 'react-spring';
import { wasMotionPaused } from '../sections/hero/motionStorage';
import { useAppStore } from '../shared/hooks';
import { motionToggled, selectIsMotionPaused } from '../state/visitor/nav';

/**
 * Springs jump to their end with `prefers-reduced-motion`. `useReducedMotion` does the same, but sets state on mount:
 * React then renders and runs all effects of the page in the task of the hydration, which takes twice as long.
 */
function followReducedMotion() {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)');
  const follow = () => {
    Globals.assign({ skipAnimation: query.matches });
  };
  follow();
  query.addEventListener('change', follow);
  return () => {
    query.removeEventListener('change', follow);
  };
}

/** Applies the motion preferences of the visitor: that of the system, and *Pause motion* before a reload. */
export function MotionPreference() {
  const store = useAppStore();
  useLayoutEffect(followReducedMotion, []);
  useEffect(() => {
    // Deferred: the first access to `sessionStorage` blocks on another process of the browser.
    const timer = setTimeout(() => {
      if (wasMotionPaused() && !selectIsMotionPaused(store.getState()))
        store.dispatch(motionToggled());
    });
    return () => clearTimeout(timer);
  }, [store]);
  return null;
}
