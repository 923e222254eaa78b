import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { useReducedMotion } from 'react-spring';
import { isMotionRemembered } from '../sections/hero/motionStorage';
import { motionPauseRestored, selectIsMotionPaused } from '../state/slices/nav';
import { AppRoutes } from './AppRoutes';
import type { AppStore } from './store';

/** The library asks a media query, and where there are none it throws. */
const hasMediaQueries = typeof window !== 'undefined' && 'matchMedia' in window;

/**
 * Makes every spring jump to its end where the visitor asks for less motion. A component of its own: the hook sets state
 * when it mounts, and around the screens that would draw them anew before they are hydrated.
 */
function ReducedMotion() {
  useReducedMotion();
  return null;
}

/** Pauses what floats where the visitor has done so before. */
function MotionPreference({ store }: { store: AppStore }) {
  useEffect(() => {
    // In a task of its own: the first look into the session's storage waits for another process of the browser.
    const timer = setTimeout(() => {
      if (isMotionRemembered() && !selectIsMotionPaused(store.getState()))
        store.dispatch(motionPauseRestored());
    });
    return () => clearTimeout(timer);
  }, [store]);
  return null;
}

interface AppProps {
  store: AppStore;
  /** Wraps the screens in the router of the place: the browser's, the prerender's or a test's. */
  router: (screens: ReactNode) => ReactNode;
}

/** The whole site, without the browser or the server around it. */
export function App({ store, router }: AppProps) {
  // What the page was rendered from: a section that is hydrated after the first event still finds its own markup.
  const [served] = useState(() => store.getState());
  return (
    <Provider store={store} serverState={served}>
      {hasMediaQueries && <ReducedMotion />}
      <MotionPreference store={store} />
      {router(<AppRoutes />)}
    </Provider>
  );
}
