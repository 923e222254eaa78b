import { pbkdf2Sync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { passwordHash } from '../content/owner';
import { hashPassword, verifyPassword } from './password';

describe('the demo password', () => {
  test('signs in', async () => {
    expect(await verifyPassword('portfolio-demo', passwordHash)).toBe(true);
  });

  test.each(['', 'Portfolio-demo', 'portfolio-demo ', 'portfolio-dem', passwordHash.hash])(
    'is not "%s"',
    async (wrong) => {
      expect(await verifyPassword(wrong, passwordHash)).toBe(false);
    },
  );

  test('is written in the owner’s file as a salt and a hash', () => {
    expect(passwordHash.salt).toMatch(/^[0-9a-f]{32}$/);
    expect(passwordHash.hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('a new password', () => {
  test('is verified by its own salt and hash, and no other password is', async () => {
    const made = await hashPassword('pässwörd 🎧');
    expect(await verifyPassword('pässwörd 🎧', made)).toBe(true);
    expect(await verifyPassword('passwörd 🎧', made)).toBe(false);
  });

  test('has a fresh salt each time, and so another hash', async () => {
    const [first, second] = await Promise.all([hashPassword('same'), hashPassword('same')]);
    expect(first.salt).not.toBe(second.salt);
    expect(first.hash).not.toBe(second.hash);
  });

  test('becomes a salt of 16 bytes and a hash of 32, both hexadecimal', async () => {
    const { salt, hash } = await hashPassword('any');
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is hashed as PBKDF2 with SHA-256 and 600,000 rounds says', async () => {
    const { salt, hash } = await hashPassword('any');
    const expected = pbkdf2Sync('any', Buffer.from(salt, 'hex'), 600_000, 32, 'sha256');
    expect(hash).toBe(expected.toString('hex'));
  });
});
