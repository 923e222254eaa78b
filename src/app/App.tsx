import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useReducedMotion } from 'react-spring';
import { AppRoutes } from './AppRoutes';
import type { AppStore } from './store';

/**
 * Makes every spring jump to its end where the visitor asks for less motion. A component of its own: the hook sets
 * state when it mounts, and around the screens that would draw them anew before they are hydrated.
 */
function MotionPreference() {
  useReducedMotion();
  return null;
}

interface AppProps {
  store: AppStore;
  /** Wraps the screens in the router of the place: the browser's, the prerender's or a test's. */
  router: (screens: ReactNode) => ReactNode;
}

/** The whole site, without the browser or the server around it. */
export function App({ store, router }: AppProps) {
  return (
    <Provider store={store}>
      <MotionPreference />
      {router(<AppRoutes />)}
    </Provider>
  );
}
