import { useAppDispatch, useAppSelector } from '../app/hooks';
import { postFormOpened, selectIsPostFormOpen, selectPostIds } from '../state/posts';
import { OwnerPostCard } from './OwnerPostCard';
import { PostForm } from './PostForm';
import { CardGrid, TabHead } from './TabHead';

/** All posts, drafts included, and the form for a new one. */
export function PostsTab() {
  const dispatch = useAppDispatch();
  const ids = useAppSelector(selectPostIds);
  const isFormOpen = useAppSelector(selectIsPostFormOpen);
  return (
    <>
      <TabHead
        title="Blog Posts"
        action="New Post"
        isFormOpen={isFormOpen}
        onAction={() => dispatch(postFormOpened())}
      />
      {isFormOpen && <PostForm />}
      <CardGrid>
        {ids.map((id) => (
          <OwnerPostCard key={id} id={id} />
        ))}
      </CardGrid>
    </>
  );
}
