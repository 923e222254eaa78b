import { expect, test } from 'vitest';
import { aPost } from '../test/data/fixtures';
import { fingerprintOf } from './fingerprint';

test('a fingerprint tells entries apart by their fields, in whatever order these stand', () => {
  const reversed = Object.fromEntries(Object.entries(aPost('1')).reverse());
  expect(fingerprintOf(reversed)).toBe(fingerprintOf(aPost('1')));
  const others = Array.from({ length: 5000 }, (_, at) => aPost('1', { title: `Post ${at}` }));
  expect(new Set(others.map(fingerprintOf)).size).toBe(5000);
});
