import { expect, test } from 'vitest';
import { aPost } from '../../test/data/fixtures';
import { checkPosts } from './checkPosts';

const check = (...posts: [id: string, ...images: string[]][]) =>
  checkPosts(
    posts.map(([id, ...images]) => ({ post: aPost(id, { title: 'T' }), images })),
    (path) => path === 'a.jpg',
  );

test.each([
  [[['a', 'a.jpg', 'https://a.example/b.jpg'], ['b']], []],
  [
    [['a', 'b.jpg']],
    ['posts "T", content: expected a picture that is under public, found "b.jpg"'],
  ],
  [
    [['On'], ['on']],
    ['posts "T", id: expected an id that differs from "On" by more than capitals, found "on"'],
  ],
  [[['\u00e9'], ['e\u0301']], [expect.stringContaining('by more than capitals')]],
] as const)('posts %j have the errors %j', (posts, errors) => {
  expect(check(...(posts as unknown as Parameters<typeof check>))).toEqual(errors);
});
