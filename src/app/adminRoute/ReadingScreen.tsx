import { PostIndex } from '../../sections/reading/PostIndex';
import { PostPage } from '../../sections/reading/PostPage';
import { selectOwner } from '../../state/slices/owner';
import { selectPostById } from '../../state/slices/posts';
import { useAppSelector } from '../hooks';
import { NotFound } from '../NotFound';
import { Screen } from '../Screen';

/** A post as the store has it, or the list of all where no id is given. */
export function ReadingScreen({ id }: { id: string }) {
  const { name } = useAppSelector(selectOwner);
  const post = useAppSelector((state) => selectPostById(state, id));
  if (id && !post) return <NotFound />;
  return (
    <Screen title={`${post?.title ?? 'All Articles'} | ${name}`}>
      {post ? <PostPage post={{ ...post, content: post.content ?? '' }} /> : <PostIndex />}
    </Screen>
  );
}
