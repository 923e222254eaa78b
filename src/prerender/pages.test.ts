import { expect, test } from 'vitest';
import { pageAt } from './pages';

test.each([
  ['/', 'index.html'],
  ['/admin', 'admin/index.html'],
  ['/admin/', 'admin/index.html'],
  ['/admin/dashboard', 'admin/dashboard/index.html'],
  ['/admin/dashboard/', 'admin/dashboard/index.html'],
  ['/admin/other', '404.html'],
  ['/admin//', '404.html'],
  ['//', '404.html'],
  ['/ADMIN', '404.html'],
  ['/nowhere', '404.html'],
  ['/%', '404.html'],
])('%s is answered with %s', (pathname, file) => {
  expect(pageAt(pathname).file).toBe(file);
});
