import { expect, test } from 'vitest';
import { paths } from '../../shared/paths';
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

test('every path of the site has a page', () => {
  const { portfolio, signIn, dashboard } = paths;
  for (const path of [portfolio, signIn, dashboard])
    expect(pageAt(path).file, path).not.toBe('404.html');
});
