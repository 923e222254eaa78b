import { afterEach, describe, expect, test, vi } from 'vitest';
import { aPost } from '../test/fixtures';
import { postDrafted, postsAdapter, postsReducer } from './posts';

describe('a post that the owner writes', () => {
  afterEach(() => vi.useRealTimers());

  const written = {
    title: 'On Forms',
    excerpt: 'Short.',
    content: 'Long.',
    tags: ['CSS', 'React'],
    readTime: '5 min read',
  };

  test('is a draft of today with a picture of its own', () => {
    vi.setSystemTime(new Date(2026, 0, 5, 23, 59));
    const { payload } = postDrafted(written);
    expect(payload).toEqual({
      ...written,
      id: payload.id,
      publishedAt: '2026-01-05',
      image: `https://picsum.photos/seed/${payload.id}`,
      status: 'draft',
    });
  });

  test('has an id that no other has', () => {
    const ids = Array.from({ length: 500 }, () => postDrafted(written).payload.id);
    expect(new Set(ids).size).toBe(500);
  });

  test('stands on top even when the clock is in the past', () => {
    vi.setSystemTime(new Date(1999, 0, 1));
    const list = postsAdapter.getInitialState({ formOpen: false }, [aPost('live'), aPost('draft')]);
    const event = postDrafted(written);
    expect(postsReducer(list, event).ids).toEqual([event.payload.id, 'live', 'draft']);
  });
});
