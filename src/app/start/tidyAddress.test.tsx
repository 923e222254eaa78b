import { expect, test, vi } from 'vitest';
import { tidyAddress } from './tidyAddress';

test.each([
  ['/index.html', '/'],
  ['/index.html/', '/'],
  ['/%61dmin', '/admin'],
  ['/admin//dashboard', '/admin/dashboard'],
  ['/admin%2fdashboard?a=%2f#b', '/admin/dashboard?a=%2f#b'],
  ['/blog/%D8%B4/', '/blog/%D8%B4/'],
  ['/a%3Fb', '/a%3Fb'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('the address %s becomes %s', (address, tidy) => {
  window.history.replaceState(null, '', address);
  tidyAddress();
  expect(window.location.href).toBe(window.location.origin + tidy);
});

test.each(['/my%20site', '/my site'])(
  'the address of a base gets its last slash: %s',
  (address) => {
    vi.stubEnv('BASE_URL', '/my site/');
    window.history.replaceState(null, '', `${address}?a#b`);
    tidyAddress();
    expect(window.location.href).toBe(`${window.location.origin}/my%20site/?a#b`);
  },
);
