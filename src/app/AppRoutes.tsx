import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from '../shared/ErrorBoundary';
import { useAppSelector } from '../shared/hooks';
import { paths } from '../shared/paths';
import { selectIsOwnContentComplete } from '../state/lists/content';
import { CentredPage } from '../ui/layout/CentredPage';
import { AdminRoute } from './admin-route/AdminRoute';
import { NotFound } from './NotFound';
import { Portfolio } from './Portfolio';

const withErrorBoundary = (screen: ReactNode) => (
  <ErrorBoundary subject="This page" frame={CentredPage}>
    {screen}
  </ErrorBoundary>
);

/**
 * The screen of each path. Case-sensitive, like most hosts. Visitors read posts on prerendered pages without this app;
 * these routes show the owner the posts in the store.
 */
export function AppRoutes() {
  const hasAllPosts = useAppSelector(selectIsOwnContentComplete);
  return (
    <Routes>
      <Route caseSensitive path={paths.portfolio} element={withErrorBoundary(<Portfolio />)} />
      <Route caseSensitive path={paths.signIn} element={<AdminRoute />} />
      <Route caseSensitive path={paths.dashboard} element={<AdminRoute />} />
      {hasAllPosts && <Route caseSensitive path={paths.anyPost} element={<AdminRoute />} />}
      <Route path="*" element={withErrorBoundary(<NotFound />)} />
    </Routes>
  );
}
