import { expect, test } from 'vitest';
import { findHeaders, formatHeaders } from './headers';

const POLICY = "default-src 'none'; img-src https://img.example:8443";
const file = formatHeaders(POLICY, '/portfolio/', null);

const CACHED = 'public, max-age=31536000, immutable';
test.each([
  ['/portfolio/', undefined],
  ['/portfolio/assets/main-1a2b.js', CACHED],
])('security headers are sent with %s, and Cache-Control is %s', (path, cached) => {
  expect(Object.fromEntries(findHeaders(file, path))).toEqual({
    'Content-Security-Policy': POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(cached && { 'Cache-Control': cached }),
  });
});

test('no header is sent outside the base', () => {
  expect(findHeaders(file, '/elsewhere').size).toBe(0);
});

test('Strict-Transport-Security is sent if the owner sets it', () => {
  const own = formatHeaders('', '/', 'max-age=1');
  expect(findHeaders(own, '/').get('Strict-Transport-Security')).toBe('max-age=1');
});
