import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useState,
} from 'react';
import { selectOwner } from '../../state/slices/owner';
import { CentredPage } from '../../ui/CentredPage';
import { VisuallyHidden } from '../../ui/visuallyHidden';
import { ErrorBoundary } from '../ErrorBoundary';
import { useAppSelector } from '../hooks';
import { ServedPageContext } from '../start/ServedPage';

// The owner's screens come in a chunk of their own: no visitor downloads them.
const loadAdminArea = () => import('./AdminArea');

/** Set once it has come: a return to the dashboard shows it at once, without a fallback in between. */
let LoadedAdminArea: ComponentType | undefined;

/** What stands in place of the owner's screens: a page with a title, a heading and a landmark like any other. */
function Stopgap({ children }: { children: ReactNode }) {
  const { name } = useAppSelector(selectOwner);
  const servedPage = useContext(ServedPageContext);
  // The screen that comes after this is a new one.
  useEffect(() => servedPage.takeOver(), [servedPage]);
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

/** The owner's side, fetched when it is first shown; where its chunk does not come, a message with another try. */
export function AdminRoute() {
  const { importChunk } = useContext(ServedPageContext);
  const fetchAdminArea = () =>
    lazy(async () => {
      const area = await importChunk(loadAdminArea);
      LoadedAdminArea = area.default;
      return area;
    });
  const [AdminArea, setAdminArea] = useState<ComponentType>(
    () => LoadedAdminArea ?? fetchAdminArea(),
  );
  return (
    <ErrorBoundary
      what="The admin area"
      frame={Stopgap}
      onRetry={() => setAdminArea(fetchAdminArea)}
    >
      <Suspense
        fallback={
          <Stopgap>
            <p role="status">Loading…</p>
          </Stopgap>
        }
      >
        <AdminArea />
      </Suspense>
    </ErrorBoundary>
  );
}
