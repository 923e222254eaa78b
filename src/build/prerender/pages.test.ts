import { expect, test } from 'vitest';
import { pageAt } from './pages';

test.each([
  ['/', 'index.html'],
  ['/admin', 'admin/index.html'],
  ['/admin/', 'admin/index.html'],
  ['/admin/dashboard/', 'admin/dashboard/index.html'],
  ['/ADMIN', '404.html'],
  ['/nowhere', '404.html'],
])('the page at %s is %s', (pathname, file) => {
  expect(pageAt(pathname).file).toBe(file);
});
