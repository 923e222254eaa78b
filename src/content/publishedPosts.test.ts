import { expect, onTestFinished, test, vi } from 'vitest';
import { aPost } from '../test/data/fixtures';
import { getPublishedPosts, isScheduled } from './publishedPosts';

test('a published post is public from its date on, in UTC, and a draft never', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-20T23:59:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const past = aPost('past', { publishedAt: '2026-05-20' });
  const coming = aPost('coming', { publishedAt: '2026-05-21' });
  const draft = aPost('draft', { status: 'draft', publishedAt: '2026-05-22' });
  const { content: _body, ...built } = aPost('built', { publishedAt: '2026-05-23' });
  expect(getPublishedPosts([past, coming, draft, built])).toEqual([past, built]);
  expect([past, coming, draft, built].map(isScheduled)).toEqual([false, true, false, false]);
});
