import { expect, test } from 'vitest';
import { aPost } from '../../test/data/fixtures';
import { mergeWork } from './mergeWork';

const a = aPost('a', { image: 'a.jpg' });
const [b, c, d, e] = [aPost('b'), aPost('c'), aPost('d'), aPost('e')];
const { image: _image, ...withoutImage } = a;
const ourA = { ...withoutImage, title: 'Ours', language: 'fr' };
const theirA = { ...a, title: 'Theirs', status: 'draft' as const };
const bothA = { ...theirA, title: 'Ours', image: undefined, language: 'fr' };
const theirB = { ...b, status: 'draft' as const };
const ourD = { ...d, title: 'Ours' };
const theirD = { ...d, title: 'Theirs' };
const rest = { projects: [], tracks: [] };

test.each([
  ['edits of two entries stay', [ourA, b, c], [a, theirB, c], [ourA, theirB, c]],
  ['of one entry, a field that both edited is ours', [ourA, b, c], [theirA, b, c], [bothA, b, c]],
  ['an edited entry that they deleted stays', [ourA, b, c], [b, c], [ourA, b, c]],
  ['a deleted entry that they edited stays', [a, c], [a, theirB, c], [a, theirB, c]],
  ['a deletion deletes', [a, c], [theirA, b, c], [theirA, c]],
  ['a new entry keeps its place', [a, d, b, c], [a, theirB, c], [a, d, theirB, c]],
  ['a new entry stays before new ones of theirs', [a, d, b, c], [a, b, c, e], [a, d, b, c, e]],
  ['a new entry stays after the same one', [a, b, d, c], [e, a, b, c], [e, a, b, d, c]],
  [
    'a new entry with the id of a new one of theirs is ours',
    [ourD, a, b, c],
    [theirD, a],
    [ourD, a],
  ],
  ['an order stays, after new entries of theirs', [c, b, a], [theirA, b, c, d], [d, c, b, theirA]],
  ['without changes of ours it is theirs', [a, b, c], [c, theirB], [c, theirB]],
])('%s', (_name, ours, theirs, merged) => {
  const base = { ...rest, posts: [a, b, c] };
  const { posts } = mergeWork(base, { ...rest, posts: ours }, { ...rest, posts: theirs });
  expect(posts).toEqual(merged);
});
