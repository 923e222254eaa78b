import { expect, test } from 'vitest';
import { getPathname } from './requests';

test.each([
  ['/a%20b/?c#d', '/a b/'],
  ['/a/../b', '/b'],
  ['http://localhost/../../b', '/b'],
  ['/%5c..%5c..%5cb', '/b'],
  ['/%', '/404'],
])('the path of a request for %s is %s', (url, path) => {
  expect(getPathname({ url })).toBe(path);
});
