import { expect, test } from 'vitest';
import { blobHash } from './blobHash';

// From `git hash-object`.
test.each([
  ['', 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391'],
  ['hello world\n', '3b18e512dba79e4c8300dd08aeb37f8e728b8dad'],
])('the hash of %j is the same as in git', async (text, hash) => {
  expect(await blobHash(new TextEncoder().encode(text))).toBe(hash);
});
