import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { words } from 'virtual:words';
import { ErrorBoundary } from '../shared/ErrorBoundary';
import { useAppSelector } from '../shared/hooks';
import { paths } from '../shared/paths';
import { selectIsOwnContentComplete } from '../state/lists/content';
import type { AppStore } from '../state/rootReducer';
import { CentredPage } from '../ui/layout/CentredPage';
import { AdminRoute } from './admin-route/AdminRoute';
import { MotionPreference } from './MotionPreference';
import { NotFound } from './NotFound';
import { Portfolio } from './Portfolio';

const withErrorBoundary = (screen: ReactNode) => (
  <ErrorBoundary message={words.page.pageFailed} frame={CentredPage}>
    {screen}
  </ErrorBoundary>
);

/** The screens, case-sensitive like most hosts. Visitors read prerendered posts; the owner sees those in the store. */
function AppRoutes() {
  const hasAllPosts = useAppSelector(selectIsOwnContentComplete);
  return (
    <Routes>
      <Route caseSensitive path={paths.portfolio} element={withErrorBoundary(<Portfolio />)} />
      <Route caseSensitive path={paths.signIn} element={<AdminRoute />} />
      <Route caseSensitive path={paths.dashboard} element={<AdminRoute />} />
      {hasAllPosts &&
        [paths.anyPost, paths.anyProject].map((path) => (
          <Route key={path} caseSensitive path={path} element={<AdminRoute />} />
        ))}
      <Route path="*" element={withErrorBoundary(<NotFound />)} />
    </Routes>
  );
}

interface AppProps {
  store: AppStore;
  /** Wraps the screens in a router: for the browser, the prerendering or a test. */
  renderRouter: (screens: ReactNode) => ReactNode;
}

/** The whole site, independent of browser and server. */
export function App({ store, renderRouter }: AppProps) {
  // The state of the prerendered page, so that a part hydrated after the first action still matches its markup.
  const [hydrationState] = useState(() => store.getState());
  return (
    <Provider store={store} serverState={hydrationState}>
      <MotionPreference />
      {renderRouter(<AppRoutes />)}
    </Provider>
  );
}
