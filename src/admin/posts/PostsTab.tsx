import { ListTab } from '../list/ListTab';
import { OwnerPostCard } from './OwnerPostCard';
import { PostForm } from './PostForm';

/** All posts, drafts included. */
export const PostsTab = () => (
  <ListTab
    list="posts"
    title="Blog Posts"
    empty="No posts yet. Choose New Post to write one."
    form={PostForm}
    card={OwnerPostCard}
  />
);
