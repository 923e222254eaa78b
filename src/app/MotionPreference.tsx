import { useEffect } from 'react';
import { useReducedMotion } from 'react-spring';
import { wasMotionPaused } from '../sections/hero/motionStorage';
import { useAppStore } from '../shared/hooks';
import { motionToggled, selectIsMotionPaused } from '../state/visitor/nav';

/** `useReducedMotion` throws without `matchMedia`, as in Node. */
const hasMediaQueries = typeof window !== 'undefined' && 'matchMedia' in window;

function ReducedMotion() {
  useReducedMotion();
  return null;
}

/** A sibling of the screens: `useReducedMotion` sets state on mount, which would render children before hydration. */
export function MotionPreference() {
  const store = useAppStore();
  useEffect(() => {
    // Deferred: the first access to `sessionStorage` blocks on another process of the browser.
    const timer = setTimeout(() => {
      if (wasMotionPaused() && !selectIsMotionPaused(store.getState()))
        store.dispatch(motionToggled());
    });
    return () => clearTimeout(timer);
  }, [store]);
  return hasMediaQueries && <ReducedMotion />;
}
