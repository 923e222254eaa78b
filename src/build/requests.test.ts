import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { getPathname } from './requests';

test.each([
  ['/a%20b/?c#d', '/a b/'],
  ['/a/../b', '/b'],
  ['http://localhost/../../b', '/b'],
  ['/%', '/404'],
])('the path of a request for %s is %s', (url, path) => {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  expect(getPathname(request)).toBe(path);
});
