import { describe, expect, test } from 'vitest';
import { aPost } from '../test/fixtures';
import { signedIn, signedOut } from './auth';
import { contentImported, ownerContentArrived } from './content';
import {
  postDeleted,
  postDrafted,
  postFormCancelled,
  postFormOpened,
  postPublished,
  postRestored,
  postsAdapter,
  postsReducer,
  postUnpublished,
  selectIsPostFormOpen,
  selectPostById,
  selectPostIds,
  selectPublicPosts,
  type StoredPost,
} from './posts';

const listOf = (...posts: StoredPost[]) => postsAdapter.getInitialState({ formOpen: false }, posts);
const formOpen = { ...listOf(), formOpen: true };
const drafted = (id: string) => ({ type: postDrafted.type, payload: aPost(id) });

const live = aPost('live');
const draft = aPost('draft', { status: 'draft' });
const both = listOf(live, draft);

describe('the list of posts', () => {
  test('starts empty, with its form closed', () => {
    expect(postsReducer(undefined, { type: '' })).toEqual(listOf());
  });

  test.each(
    Object.entries({
      'a draft that is published keeps its place and the rest of it': {
        before: both,
        event: postPublished('draft'),
        after: listOf(live, { ...draft, status: 'published' }),
      },
      'a post that is published already stays so': {
        before: both,
        event: postPublished('live'),
        after: both,
      },
      'a post that is unpublished turns into a draft': {
        before: both,
        event: postUnpublished('live'),
        after: listOf({ ...live, status: 'draft' }, draft),
      },
      'a draft that is unpublished stays one': {
        before: both,
        event: postUnpublished('draft'),
        after: both,
      },
      'a deleted post is gone': { before: both, event: postDeleted('live'), after: listOf(draft) },
      'a post whose deletion is undone is back in its place, as it was': {
        before: listOf(aPost('new'), draft),
        event: postRestored({ entry: live, below: 1 }),
        after: listOf(aPost('new'), live, draft),
      },
      'a deletion that is undone twice brings back one post': {
        before: both,
        event: postRestored({ entry: live, below: 0 }),
        after: both,
      },
      'no ghost can be published': { before: both, event: postPublished('no'), after: both },
      'no ghost can be unpublished': { before: both, event: postUnpublished('no'), after: both },
      'no ghost can be deleted': { before: both, event: postDeleted('no'), after: both },
      'a new post stands on top': {
        before: both,
        event: drafted('new'),
        after: listOf(aPost('new'), live, draft),
      },
      'a new post closes the form': {
        before: formOpen,
        event: drafted('new'),
        after: listOf(aPost('new')),
      },
      'the same new post twice is one': {
        before: listOf(live, aPost('new')),
        event: drafted('new'),
        after: listOf(live, aPost('new')),
      },
      'the content of the owner takes the place of what was there, in its order': {
        before: listOf(live),
        event: ownerContentArrived({ posts: [draft, aPost('old')], tracks: [] }),
        after: listOf(draft, aPost('old')),
      },
      'an imported content file takes the place of what was there': {
        before: both,
        event: contentImported({ posts: [aPost('old')], tracks: [], projects: [] }),
        after: listOf(aPost('old')),
      },
    }),
  )('%s', (_name, { before, event, after }) => {
    const posts = postsReducer(before, event);
    expect(posts).toEqual(after);
    expect(selectPostIds({ posts })).toEqual(after.ids);
    for (const id of after.ids) {
      expect(selectPostById({ posts }, id)).toEqual(after.entities[id]);
    }
  });

  test('an unknown id selects no post', () => {
    expect(selectPostById({ posts: both }, 'no')).toBeUndefined();
  });
});

describe('the form of a new post', () => {
  test.each(
    Object.entries({
      opens: { before: listOf(), event: postFormOpened(), open: true },
      'stays open when asked again': { before: formOpen, event: postFormOpened(), open: true },
      'closes on cancel': { before: formOpen, event: postFormCancelled(), open: false },
      'closes on sign-out': { before: formOpen, event: signedOut(), open: false },
      'stays open on another event': { before: formOpen, event: signedIn(), open: true },
      'stays open when a deletion is undone': {
        before: { ...formOpen, ...both, formOpen: true },
        event: postRestored({ entry: live, below: 0 }),
        open: true,
      },
      'stays open on a deletion': { before: formOpen, event: postDeleted('live'), open: true },
    }),
  )('%s', (_name, { before, event, open }) => {
    const posts = postsReducer(before, event);
    expect(selectIsPostFormOpen({ posts })).toBe(open);
    expect(posts.ids).toEqual(before.ids);
  });
});

describe('the posts that a visitor sees', () => {
  const many = listOf(draft, ...['1', '2', '3', '4', '5', '6', '7'].map((id) => aPost(id)));
  const idsOf = (posts: typeof many) => selectPublicPosts({ posts }).map(({ id }) => id);

  test('are the first six that are published', () => {
    expect(idsOf(many)).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('begin with a draft as soon as it is published', () => {
    expect(idsOf(postsReducer(many, postPublished('draft')))).toEqual([
      'draft',
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
  });

  test('are the very same list while no post changes', () => {
    const before = selectPublicPosts({ posts: many });
    expect(selectPublicPosts({ posts: postsReducer(many, postFormOpened()) })).toBe(before);
    expect(selectPublicPosts({ posts: postsReducer(many, postDeleted('no')) })).toBe(before);
    expect(selectPublicPosts({ posts: postsReducer(many, postDeleted('7')) })).not.toBe(before);
  });
});
