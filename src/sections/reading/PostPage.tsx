import { words } from 'virtual:words';
import { useAppSelector } from '../../shared/hooks';
import { selectPublishedPosts, type StoredPost } from '../../state/lists/posts';
import { PostMeta } from '../blog/PostMeta';
import { Article } from './Article';
import { TagLinks } from './TagLinks';

export function PostPage({ post }: { post: StoredPost }) {
  const posts = useAppSelector(selectPublishedPosts);
  // The previous post comes later in the list. For a draft (-1), it is the first one.
  const place = posts.findIndex(({ id }) => id === post.id);
  return (
    <Article
      kind="posts"
      entry={post}
      lead={post.excerpt}
      facts={
        <>
          <PostMeta post={post} />
          <TagLinks label={words.blog.tags} tags={post.tags.map((tag) => ({ tag }))} />
        </>
      }
      text={post.content ?? ''}
      prev={posts[place + 1]}
      next={posts[place - 1]}
    />
  );
}
