import { describe, expect, test } from 'vitest';
import { aPost, aTrack } from '../test/fixtures';
import { contentExported, contentImported, ownerContentArrived } from './content';
import { likeToggled } from './likes';
import { postDeleted, postDrafted, postPublished, postRestored, postUnpublished } from './posts';
import { rootReducer } from './rootReducer';
import { trackAdded, trackDeleted, trackRestored } from './tracks';
import { selectUnexportedCount } from './unexported';

type Event = Parameters<typeof rootReducer>[1];

const lists = {
  posts: [aPost('live'), aPost('draft', { status: 'draft' })],
  tracks: [aTrack('a'), aTrack('b')],
};
const start = rootReducer(undefined, ownerContentArrived(lists));
const drafted = { type: postDrafted.type, payload: aPost('new', { status: 'draft' }) };
const added = { type: trackAdded.type, payload: aTrack('new') };

test('nothing is counted before the lists have come', () => {
  const served = rootReducer(undefined, drafted);
  expect(selectUnexportedCount(served)).toBe(0);
});

describe('changes that are not exported', () => {
  const cases: Record<string, { events: Event[]; count: number }> = {
    'are none at first': { events: [], count: 0 },
    'are one for a new post': { events: [drafted], count: 1 },
    'are one for a new post that is published too': {
      events: [drafted, postPublished('new')],
      count: 1,
    },
    'are none for a new post that is deleted again': {
      events: [drafted, postDeleted('new')],
      count: 0,
    },
    'are one for a post that is published': { events: [postPublished('draft')], count: 1 },
    'are none once it is unpublished again': {
      events: [postPublished('draft'), postUnpublished('draft')],
      count: 0,
    },
    'are one for a deleted post': { events: [postDeleted('live')], count: 1 },
    'are one for a post that is changed and then deleted': {
      events: [postUnpublished('live'), postDeleted('live')],
      count: 1,
    },
    'are none once the deletion is undone': {
      events: [postDeleted('live'), postRestored({ entry: aPost('live'), below: 1 })],
      count: 0,
    },
    'are one for a new track': { events: [added], count: 1 },
    'are one for a deleted track': { events: [trackDeleted('a')], count: 1 },
    'are none once its deletion is undone': {
      events: [trackDeleted('a'), trackRestored({ entry: aTrack('a'), below: 1, isLiked: false })],
      count: 0,
    },
    'are none for a like': { events: [likeToggled('a')], count: 0 },
    'are as many as posts and tracks that differ': {
      events: [drafted, added, postDeleted('live'), postPublished('draft'), trackDeleted('b')],
      count: 5,
    },
    'are none after an export': {
      events: [
        drafted,
        trackDeleted('a'),
        contentExported({ posts: [drafted.payload, ...lists.posts], tracks: [aTrack('b')] }),
      ],
      count: 0,
    },
    'are none after an import': {
      events: [
        drafted,
        contentImported({ posts: [aPost('x')], tracks: [aTrack('y')], projects: [] }),
      ],
      count: 0,
    },
  };

  test.each(Object.entries(cases))('%s', (_name, { events, count }) => {
    expect(selectUnexportedCount(events.reduce(rootReducer, start))).toBe(count);
  });
});
