import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../shared/ErrorBoundary';
import { useAppSelector } from '../../shared/hooks';
import { importChunk } from '../../shared/importChunk';
import { selectOwner } from '../../state/visitor/owner';
import { CentredPage } from '../../ui/layout/CentredPage';

/** Set when its chunk has loaded, and then rendered without the fallback. */
let LoadedAdminArea: ComponentType | undefined;

/** Loads the chunk of the admin area. Visitors never download it. */
export async function loadAdminArea() {
  const area = await importChunk(() => import('./AdminArea'));
  LoadedAdminArea = area.default;
  return area;
}

const LazyAdminArea = lazy(loadAdminArea);

/** Shown until the admin area loads, or if it fails: a page with title, heading and landmark. */
function AdminFallback({ children }: { children: ReactNode }) {
  const { name } = useAppSelector(selectOwner);
  return (
    <>
      <title>{`Admin Access | ${name}`}</title>
      <CentredPage lang="en" dir="ltr">
        <h1 className="visually-hidden">Admin Access</h1>
        {children}
      </CentredPage>
    </>
  );
}

export function AdminRoute() {
  const [AdminArea] = useState(() => LoadedAdminArea ?? LazyAdminArea);
  return (
    <ErrorBoundary
      message="The admin area could not be shown."
      action="Reload the page"
      frame={AdminFallback}
    >
      <Suspense
        fallback={
          <AdminFallback>
            <p role="status">Loading…</p>
          </AdminFallback>
        }
      >
        <AdminArea />
      </Suspense>
    </ErrorBoundary>
  );
}
