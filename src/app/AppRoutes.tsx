import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NotFound } from './NotFound';
import { paths } from './paths';
import { Portfolio } from './Portfolio';

// The owner's screens come in a chunk of their own: no visitor downloads them.
const AdminArea = lazy(() => import('./AdminArea'));

/** Which screen stands at which address. */
export function AppRoutes() {
  const admin = (
    <Suspense fallback={null}>
      <AdminArea />
    </Suspense>
  );
  return (
    <Routes>
      <Route path={paths.portfolio} element={<Portfolio />} />
      <Route path={paths.signIn} element={admin} />
      <Route path={paths.dashboard} element={admin} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
