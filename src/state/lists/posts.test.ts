import { afterEach, describe, expect, test, vi } from 'vitest';
import { aPost, workOf } from '../../test/data/fixtures';
import { testReducer } from '../../test/store/reducerTable';
import { signedIn } from '../visitor/auth';
import { contentImported, contentLoaded } from './contentFile';
import {
  postDeleted,
  postCreated,
  postPublished,
  postRestored,
  postsReducer,
  postsStateOf,
  postUnpublished,
  selectPostById,
  selectPostIds,
  selectPublicPosts,
} from './posts';

const live = aPost('live');
const draft = aPost('draft', { status: 'draft' });
const both = postsStateOf([live, draft]);
const drafted = (id: string) => ({ type: postCreated.type, payload: aPost(id) });

testReducer(postsReducer, {
  'a draft is published in its place': [
    both,
    postPublished('draft'),
    postsStateOf([live, { ...draft, status: 'published' }]),
  ],
  'a post is unpublished in its place': [
    both,
    postUnpublished('live'),
    postsStateOf([{ ...live, status: 'draft' }, draft]),
  ],
  'a published post stays so': [both, postPublished('live'), both],
  'a draft stays one': [both, postUnpublished('draft'), both],
  'no ghost is published': [both, postPublished('constructor'), both],
  'no ghost is unpublished': [both, postUnpublished('__proto__'), both],
  'a deleted post is gone': [
    both,
    postDeleted({ entry: live, indexFromEnd: 1 }),
    postsStateOf([draft]),
  ],
  'a restored post is back in its place': [
    postsStateOf([aPost('new'), draft]),
    postRestored({ entry: live, indexFromEnd: 1 }),
    postsStateOf([aPost('new'), live, draft]),
  ],
  'a new post stands on top': [both, drafted('new'), postsStateOf([aPost('new'), live, draft])],
  'the lists of the owner replace what was there': [
    both,
    contentLoaded(workOf({ posts: [draft, aPost('old')] })),
    postsStateOf([draft, aPost('old')]),
  ],
  'an import replaces what was there': [
    both,
    contentImported(workOf({ posts: [live] })),
    postsStateOf([live]),
  ],
});

test('selectors tell what is in the list', () => {
  expect(postsReducer(undefined, { type: '' })).toEqual(postsStateOf([]));
  expect(selectPostIds({ posts: both })).toEqual(['live', 'draft']);
  expect(selectPostById({ posts: both }, 'draft')).toBe(draft);
  for (const id of ['no', 'constructor'])
    expect(selectPostById({ posts: both }, id)).toBeUndefined();
});

describe('the posts that a visitor sees', () => {
  const drafts = ['a', 'b', 'c'].map((id) => aPost(id, { status: 'draft' }));
  const many = postsStateOf([
    ...drafts,
    ...['1', '2', '3', '4', '5', '6', '7'].map((id) => aPost(id)),
  ]);
  const idsOf = (posts: typeof many) => selectPublicPosts({ posts }).map(({ id }) => id);

  test('are the first six that are published, however many drafts stand above', () => {
    expect(idsOf(many)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(idsOf(postsReducer(many, postPublished('b')))).toEqual(['b', '1', '2', '3', '4', '5']);
  });

  test('are the very same list while no post changes', () => {
    const before = selectPublicPosts({ posts: many });
    expect(selectPublicPosts({ posts: postsReducer(many, signedIn()) })).toBe(before);
  });
});

describe('a post that the owner writes', () => {
  afterEach(() => void vi.useRealTimers());

  const words = Array.from({ length: 900 }, () => 'word').join(' ');
  const written = { title: 'On Forms', excerpt: 'Short.', content: words, tags: ['CSS', 'React'] };

  test('is a draft of today, with its read time and a picture of its own', () => {
    vi.setSystemTime(new Date(2026, 0, 5, 1));
    const { payload } = postCreated(written);
    expect(payload).toEqual({
      ...written,
      id: payload.id,
      publishedAt: '2026-01-05',
      readTime: '5 min read',
      image: `https://picsum.photos/seed/${payload.id}`,
      status: 'draft',
    });
  });

  test('has an id that no other has', () => {
    const ids = Array.from({ length: 500 }, () => postCreated(written).payload.id);
    expect(new Set(ids).size).toBe(500);
  });
});
