import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useReducedMotion } from 'react-spring';
import { GlobalStyle } from '../styles/GlobalStyle';
import { AppRoutes } from './AppRoutes';
import type { AppStore } from './store';

interface AppProps {
  store: AppStore;
  /** Wraps the screens in the router of the place: the browser's, the prerender's or a test's. */
  router: (screens: ReactNode) => ReactNode;
}

/** The whole site, without the browser or the server around it. */
export function App({ store, router }: AppProps) {
  // Not only a reading: it makes every spring jump to its end where the visitor asks for less motion.
  useReducedMotion();
  return (
    <Provider store={store}>
      <GlobalStyle />
      {router(<AppRoutes />)}
    </Provider>
  );
}
