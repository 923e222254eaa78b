import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useState,
} from 'react';
import { ErrorBoundary } from '../../shared/ErrorBoundary';
import { useAppSelector } from '../../shared/hooks';
import { ImportChunkContext } from '../../shared/ImportChunkContext';
import { selectOwner } from '../../state/visitor/owner';
import { CentredPage } from '../../ui/layout/CentredPage';
import { VisuallyHidden } from '../../ui/text/visuallyHidden';
import { PrerenderedPageContext } from '../start/PrerenderedPageContext';

// A chunk that no visitor downloads.
const loadAdminArea = () => import('./AdminArea');

/** Set when it has loaded: a return to the dashboard renders it at once, without the fallback. */
let LoadedAdminArea: ComponentType | undefined;

/** Shown while or instead of the admin area: a page with title, heading and landmark. */
function AdminFallback({ children }: { children: ReactNode }) {
  const { name } = useAppSelector(selectOwner);
  const prerenderedPage = useContext(PrerenderedPageContext);
  // The screen that replaces this one is not prerendered, so that `Screen` moves the focus to it.
  useEffect(() => prerenderedPage.markMounted(), [prerenderedPage]);
  return (
    <>
      <title>{`Admin Access | ${name}`}</title>
      <CentredPage>
        <VisuallyHidden as="h1">Admin Access</VisuallyHidden>
        {children}
      </CentredPage>
    </>
  );
}

/** Loads the admin area when it is first shown. If its chunk fails, shows a message with a retry. */
export function AdminRoute() {
  const importChunk = useContext(ImportChunkContext);
  // A new lazy component for each retry: React remembers the failure of the old one.
  const makeLazyAdminArea = () =>
    lazy(async () => {
      const area = await importChunk(loadAdminArea);
      LoadedAdminArea = area.default;
      return area;
    });
  const [AdminArea, setAdminArea] = useState<ComponentType>(
    () => LoadedAdminArea ?? makeLazyAdminArea(),
  );
  return (
    <ErrorBoundary
      what="The admin area"
      frame={AdminFallback}
      onRetry={() => setAdminArea(makeLazyAdminArea)}
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
