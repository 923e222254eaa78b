import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { postFormOpened, selectIsPostFormOpen, selectPostIds } from '../../state/slices/posts';
import { EmptyNote } from '../../ui/EmptyNote';
import { CardList } from '../CardList';
import { TabHead } from '../TabHead';
import { useFormFocus } from '../useFormFocus';
import { OwnerPostCard } from './OwnerPostCard';
import { PostForm } from './PostForm';

/** All posts, drafts included, and the form for a new one. */
export function PostsTab() {
  const dispatch = useAppDispatch();
  const ids = useAppSelector(selectPostIds);
  const isFormOpen = useAppSelector(selectIsPostFormOpen);
  const { opener, open, panel, close } = useFormFocus();
  return (
    <>
      <TabHead
        title="Blog Posts"
        action="New Post"
        isFormOpen={isFormOpen}
        opener={opener}
        onAction={() => open(() => dispatch(postFormOpened()))}
      />
      {isFormOpen && <PostForm panel={panel} close={close} />}
      {ids.length === 0 && <EmptyNote>No posts yet. New Post starts one.</EmptyNote>}
      <CardList ids={ids} card={OwnerPostCard} />
    </>
  );
}
