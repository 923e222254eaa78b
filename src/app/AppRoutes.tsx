import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { selectHasAllOwnContent } from '../state/slices/contentFile';
import { CentredPage } from '../ui/CentredPage';
import { AdminRoute } from './admin/AdminRoute';
import { ErrorBoundary } from './ErrorBoundary';
import { useAppSelector } from './hooks';
import { NotFound } from './NotFound';
import { paths } from './paths';
import { Portfolio } from './Portfolio';

const framed = (screen: ReactNode) => (
  <ErrorBoundary what="This page" frame={CentredPage}>
    {screen}
  </ErrorBoundary>
);

/**
 * Which screen stands at which address. Hosts tell large letters from small ones, and so do the routes. Visitors read the
 * pages that the build has written, which have no scripts; the owner sees a post here, as the store has it.
 */
export function AppRoutes() {
  const hasAllPosts = useAppSelector(selectHasAllOwnContent);
  return (
    <Routes>
      <Route caseSensitive path={paths.portfolio} element={framed(<Portfolio />)} />
      <Route caseSensitive path={paths.signIn} element={<AdminRoute />} />
      <Route caseSensitive path={paths.dashboard} element={<AdminRoute />} />
      {hasAllPosts && <Route caseSensitive path={paths.anyPost} element={<AdminRoute />} />}
      <Route path="*" element={framed(<NotFound />)} />
    </Routes>
  );
}
