import { expect, test } from 'vitest';
import { headerRules } from './headerRules';
import { formatHeaders, headersAt, parseHeaders } from './headersFile';

const rules = headerRules(
  "default-src 'none'; img-src https://img.example:8443",
  '/portfolio/',
  null,
);

test('what is written for a host reads back the same', () => {
  expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
});

test.each([
  '/portfolio/',
  '/portfolio/admin',
  '/portfolio/admin/dashboard/',
  '/portfolio/assets/a.js',
])('%s carries every security header', (path) => {
  expect(headersAt(rules, path)).toMatchObject({
    'Content-Security-Policy': "default-src 'none'; img-src https://img.example:8443",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=()') as string,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test.each([
  ['/portfolio/', 'no-cache'],
  ['/portfolio/admin', 'no-cache'],
  ['/portfolio/admin/dashboard/', 'no-cache'],
  ['/portfolio/blog/a/', 'no-cache'],
  ['/portfolio/assets/main-1a2b.js', 'public, max-age=31536000, immutable'],
  ['/portfolio/resume.pdf', undefined],
])('%s is kept: %s', (path, cached) => {
  expect(headersAt(rules, path)['Cache-Control']).toBe(cached);
});

test('nothing is said about what lies outside the base', () => {
  expect(headersAt(rules, '/elsewhere')).toEqual({});
});

test('https alone is promised only where the owner asks for it', () => {
  const name = 'Strict-Transport-Security';
  expect(headersAt(rules, '/portfolio/')).not.toHaveProperty(name);
  expect(headersAt(headerRules('', '/', 'max-age=1'), '/')).toHaveProperty(name, 'max-age=1');
});
