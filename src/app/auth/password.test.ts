import { pbkdf2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password';

test('a new password is hashed with a fresh salt by PBKDF2, SHA-256 and 600,000 rounds', async () => {
  const password = 'pässwörd 🎧';
  const [first, second] = [await hashPassword(password), await hashPassword(password)];
  expect(first.salt).toMatch(/^[0-9a-f]{32}$/);
  expect(second.salt).not.toBe(first.salt);
  const expected = pbkdf2Sync(password, Buffer.from(first.salt, 'hex'), 600_000, 32, 'sha256');
  expect(first.hash).toBe(expected.toString('hex'));
  expect(await verifyPassword(password, first)).toBe(true);
  expect(await verifyPassword(password.normalize('NFD'), first)).toBe(true);
  for (const wrong of ['passwörd 🎧', first.hash])
    expect(await verifyPassword(wrong, first)).toBe(false);
});
