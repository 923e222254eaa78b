import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CentredPage } from '../ui/CentredPage';
import { AdminRoute } from './adminRoute/AdminRoute';
import { ErrorBoundary } from './ErrorBoundary';
import { NotFound } from './NotFound';
import { paths } from './paths';
import { Portfolio } from './Portfolio';

const withErrorBoundary = (screen: ReactNode) => (
  <ErrorBoundary what="This page" frame={CentredPage}>
    {screen}
  </ErrorBoundary>
);

/** The screen of each address. Case-sensitive, as most hosts are. */
export function AppRoutes() {
  return (
    <Routes>
      <Route caseSensitive path={paths.portfolio} element={withErrorBoundary(<Portfolio />)} />
      <Route caseSensitive path={paths.signIn} element={<AdminRoute />} />
      <Route caseSensitive path={paths.dashboard} element={<AdminRoute />} />
      <Route path="*" element={withErrorBoundary(<NotFound />)} />
    </Routes>
  );
}
