import { expect, test } from 'vitest';
import { aPost } from '../../test/data/fixtures';
import { mergeWork } from './mergeWork';

const [a, b, c, d] = [aPost('a'), aPost('b'), aPost('c'), aPost('d')];
const [ourA, theirA] = [
  { ...a, title: 'Ours' },
  { ...a, title: 'Theirs' },
];
const theirB = { ...b, status: 'draft' as const };
const rest = { projects: [], tracks: [] };

test.each([
  ['an edit stays beside their edit', [ourA, b, c], [a, theirB, c], [ourA, theirB, c]],
  ['an entry that both edited is ours', [ourA, b, c], [theirA, b, c], [ourA, b, c]],
  ['an edit of an entry that they deleted stays', [ourA, b, c], [b, c], [ourA, b, c]],
  ['a new entry keeps its place', [a, d, b, c], [a, theirB, c], [a, d, theirB, c]],
  ['a deletion deletes', [a, c], [theirA, b, c], [theirA, c]],
  [
    'an order applies to theirs, whose new entries come first',
    [c, b, a],
    [theirA, b, c, d],
    [d, c, b, theirA],
  ],
  ['without own changes it is theirs', [a, b, c], [c, theirB], [c, theirB]],
])('%s', (_name, ours, theirs, merged) => {
  const base = { ...rest, posts: [a, b, c] };
  const { posts } = mergeWork(base, { ...rest, posts: ours }, { ...rest, posts: theirs });
  expect(posts).toEqual(merged);
});
