import { Route, Routes } from 'react-router-dom';
import { AdminRoute } from './admin/AdminRoute';
import { NotFound } from './NotFound';
import { paths } from './paths';
import { Portfolio } from './Portfolio';
import { PostIndexRoute, PostRoute } from './ReadingRoutes';

/** Which screen stands at which address. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.portfolio} element={<Portfolio />} />
      <Route path={paths.signIn} element={<AdminRoute />} />
      <Route path={paths.dashboard} element={<AdminRoute />} />
      <Route path={paths.blog} element={<PostIndexRoute />} />
      <Route path={`${paths.blog}:id`} element={<PostRoute />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
