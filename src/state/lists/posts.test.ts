import { afterEach, expect, test, vi } from 'vitest';
import { aPost } from '../../test/data/fixtures';
import { signedIn } from '../visitor/auth';
import {
  createPostsState,
  postAdded,
  postPublished,
  postsReducer,
  selectPublicPosts,
} from './posts';

test('public posts are the first six published ones, and the same array until a post changes', () => {
  const drafts = ['a', 'b', 'c'].map((id) => aPost(id, { status: 'draft' }));
  const published = ['1', '2', '3', '4', '5', '6', '7'].map((id) => aPost(id));
  const posts = createPostsState([...drafts, ...published]);
  const shown = selectPublicPosts({ posts });
  const getIds = (state: typeof posts) => selectPublicPosts({ posts: state }).map(({ id }) => id);
  expect(getIds(posts)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(getIds(postsReducer(posts, postPublished('b')))).toEqual(['b', '1', '2', '3', '4', '5']);
  expect(selectPublicPosts({ posts: postsReducer(posts, signedIn()) })).toBe(shown);
});

afterEach(() => void vi.useRealTimers());

test('a new post is a draft of today, with an id, a read time and, in the demo, a picture', () => {
  vi.setSystemTime(new Date(2026, 0, 5, 1));
  const content = Array.from({ length: 900 }, () => 'word').join(' ');
  const fields = { title: 'On Forms', excerpt: 'Short.', content, tags: ['CSS', 'React'] };
  const { payload } = postAdded({ ...fields, image: undefined });
  const { id } = payload;
  const made = { id, publishedAt: '2026-01-05', readTime: '5 min read', status: 'draft' };
  expect(payload).toEqual({ ...fields, ...made, image: `https://picsum.photos/seed/${id}` });
  expect(postAdded(fields).payload.id).not.toBe(id);
  expect(postAdded({ ...fields, image: undefined }, true).payload).not.toHaveProperty('image');
});
