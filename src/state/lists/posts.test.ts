import { expect, test } from 'vitest';
import { aPost } from '../../test/data/fixtures';
import { signedIn } from '../visitor/auth';
import { createListState } from './createList';
import { postActions, postsSlice, selectPublicPosts, type StoredPost } from './posts';

test('public posts are the first six published posts, whatever their dates, in the same array until a post changes', () => {
  const drafts = ['a', 'b', 'c'].map((id) => aPost(id, { status: 'draft' }));
  const published = ['1', '2', '3', '4', '5', '6', '7'].map((id) =>
    aPost(id, { publishedAt: `2026-01-0${id}` }),
  );
  const posts = createListState<StoredPost>([...drafts, ...published]);
  const shown = selectPublicPosts({ posts });
  const getIds = (state: typeof posts) =>
    selectPublicPosts({ posts: state })
      .map(({ id }) => id)
      .join('');
  expect(getIds(posts)).toBe('123456');
  expect(getIds(postsSlice.reducer(posts, postActions.published('b')))).toBe('b12345');
  expect(selectPublicPosts({ posts: postsSlice.reducer(posts, signedIn()) })).toBe(shown);
});
