import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CentredPage } from '../ui/CentredPage';
import { AdminRoute } from './admin/AdminRoute';
import { ErrorBoundary } from './ErrorBoundary';
import { NotFound } from './NotFound';
import { paths } from './paths';
import { Portfolio } from './Portfolio';
import { ReadingRoute } from './ReadingRoute';

const framed = (screen: ReactNode) => (
  <ErrorBoundary what="This page" frame={CentredPage}>
    {screen}
  </ErrorBoundary>
);

/** Which screen stands at which address. Hosts tell large letters from small ones, and so do the routes. */
export function AppRoutes() {
  return (
    <Routes>
      <Route caseSensitive path={paths.portfolio} element={framed(<Portfolio />)} />
      <Route caseSensitive path={paths.signIn} element={<AdminRoute />} />
      <Route caseSensitive path={paths.dashboard} element={<AdminRoute />} />
      <Route caseSensitive path={`${paths.blog}:id?`} element={framed(<ReadingRoute />)} />
      <Route path="*" element={framed(<NotFound />)} />
    </Routes>
  );
}
