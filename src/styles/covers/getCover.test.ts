import { expect, test } from 'vitest';
import { drawnCovers } from './drawnCover';
import { type CoverKind, getCover } from './getCover';

test('seeds that count up differ in composition, palette and arrangement', () => {
  const covers = [1, 2, 3, 4].map((count) => getCover('posts', `post-${count}`));
  for (const cover of covers) expect(cover).toMatch(/^posts-[0-6] p[0-5] v[0-4]$/);
  for (const part of [0, 1, 2])
    expect(new Set(covers.map((cover) => cover.split(' ')[part])).size).toBe(covers.length);
});

test.each<CoverKind>(['projects', 'tracks', 'posts'])('every cover of %s is drawn', (kind) => {
  for (let seed = 0; seed < 210; seed += 1)
    for (const part of getCover(kind, `${seed}`).split(' '))
      expect(drawnCovers).toMatch(new RegExp(`[},\\s]\\[data-cover~='${part}'\\]`));
});
