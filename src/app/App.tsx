import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '../state/rootReducer';
import { AppRoutes } from './AppRoutes';
import { MotionPreference } from './MotionPreference';

interface AppProps {
  store: AppStore;
  /** Wraps the screens in a router: for the browser, the prerendering or a test. */
  renderRouter: (screens: ReactNode) => ReactNode;
}

/** The whole site, without the browser or the server around it. */
export function App({ store, renderRouter }: AppProps) {
  // The state of the prerendered page, so that a section hydrated after the first action still matches its markup.
  const [hydrationState] = useState(() => store.getState());
  return (
    <Provider store={store} serverState={hydrationState}>
      <MotionPreference />
      {renderRouter(<AppRoutes />)}
    </Provider>
  );
}
