import { lazy, type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { selectHasOwnContent, selectIsContentComplete } from '../state/contentFile';
import { selectOwner } from '../state/owner';
import { selectPostById } from '../state/posts';
import { ErrorBoundary } from './ErrorBoundary';
import { useAppSelector } from './hooks';
import { NotFound } from './NotFound';
import { Screen } from './Screen';
import { importWithRetry } from './start/importWithRetry';

// Visitors read the pages that the build has written, which have no scripts. The chunk is for the owner, who looks at a
// post as the store has it.
const PostPage = lazy(async () => ({
  default: (await importWithRetry(() => import('../sections/reading/PostPage'))).PostPage,
}));
const PostIndex = lazy(async () => ({
  default: (await importWithRetry(() => import('../sections/reading/PostIndex'))).PostIndex,
}));

function ReadingScreen({ title, children }: { title: string; children: ReactNode }) {
  const { name } = useAppSelector(selectOwner);
  return (
    <ErrorBoundary what="The article">
      <Suspense fallback={<p role="status">Loading…</p>}>
        <Screen title={`${title} | ${name}`}>{children}</Screen>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Posts have pages only where they are the owner's, and the whole of them is in the store. */
const useIsReadable = () => {
  const isOwn = useAppSelector(selectHasOwnContent);
  const isComplete = useAppSelector(selectIsContentComplete);
  return isOwn && isComplete;
};

export function PostIndexRoute() {
  return useIsReadable() ? (
    <ReadingScreen title="All Articles">
      <PostIndex />
    </ReadingScreen>
  ) : (
    <NotFound />
  );
}

export function PostRoute() {
  const { id = '' } = useParams();
  const post = useAppSelector((state) => selectPostById(state, id));
  const isReadable = useIsReadable();
  if (!isReadable || post?.content === undefined) return <NotFound />;
  return (
    <ReadingScreen key={id} title={post.title}>
      <PostPage post={{ ...post, content: post.content }} />
    </ReadingScreen>
  );
}
