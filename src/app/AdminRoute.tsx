import { lazy, Suspense, useState } from 'react';
import { CentredPage } from '../ui/CentredPage';
import { ErrorBoundary } from './ErrorBoundary';

// The owner's screens come in a chunk of their own: no visitor downloads them.
const fetchAdminArea = () => lazy(() => import('./AdminArea'));

/** The owner's side, fetched when it is first shown; where its chunk does not come, a message with another try. */
export function AdminRoute() {
  const [AdminArea, setAdminArea] = useState(fetchAdminArea);
  return (
    <ErrorBoundary what="The admin area" onRetry={() => setAdminArea(fetchAdminArea)}>
      <Suspense
        fallback={
          <CentredPage>
            <p role="status">Loading…</p>
          </CentredPage>
        }
      >
        <AdminArea />
      </Suspense>
    </ErrorBoundary>
  );
}
