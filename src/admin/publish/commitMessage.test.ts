import { expect, test } from 'vitest';
import type { ListSnapshot } from '../../state/slices/savedFile';
import { commitMessage } from './commitMessage';

const lists = (posts: ListSnapshot, tracks: ListSnapshot = {}) => ({ posts, tracks });
const before = lists({ a: 'draft', b: 'published', c: 'published' }, { x: true, y: true });

test.each([
  ['Update the content', before],
  ['Publish 1 post', lists({ ...before.posts, a: 'published' }, before.tracks)],
  [
    'Publish 2 posts, delete 1 track',
    lists({ ...before.posts, a: 'published', d: 'published' }, { x: true }),
  ],
  [
    'Unpublish 1 post, add 1 draft, delete 1 post',
    lists({ a: 'draft', b: 'draft', d: 'draft' }, before.tracks),
  ],
  ['Add 1 track, delete 2 tracks', lists(before.posts, { z: true })],
])('%s', (message, after) => {
  expect(commitMessage(before, after)).toBe(message);
});

test('after an import nothing is as it was', () => {
  expect(commitMessage(lists({ a: false }), before)).toBe('Replace the content');
});
