import { expect, test } from 'vitest';
import { getCover } from './getCover';

test('seeds that count up differ in composition, palette and place', () => {
  const [first, ...others] = [1, 2, 3, 4].map((count) => getCover('posts', `post-${count}`));
  expect(first).toMatch(/^posts-[0-6] p[0-5] v[0-4]$/);
  for (const part of first?.split(' ') ?? []) expect(others.join(' ')).not.toContain(part);
});
