import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { selectHasOwnContent, selectIsContentComplete } from '../state/contentFile';
import { selectPostById } from '../state/posts';
import { useAppSelector } from './hooks';
import { NotFound } from './NotFound';
import { importWithRetry } from './start/importWithRetry';

// Visitors read the pages that the build has written, which have no scripts. The chunk is for the owner, who looks at a
// post as the store has it.
const ReadingScreen = lazy(async () => ({
  default: (await importWithRetry(() => import('./admin/AdminArea'))).ReadingScreen,
}));

/** The list of all posts, or one of them: where they are the owner's, and the whole of them is in the store. */
export function ReadingRoute() {
  const { id = '' } = useParams();
  const isReadable = useAppSelector(
    (state) =>
      selectHasOwnContent(state) &&
      selectIsContentComplete(state) &&
      (!id || selectPostById(state, id)),
  );
  return isReadable ? (
    <Suspense fallback={<p role="status">Loading…</p>}>
      <ReadingScreen key={id} id={id} />
    </Suspense>
  ) : (
    <NotFound />
  );
}
