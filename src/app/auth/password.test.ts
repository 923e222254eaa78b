import { pbkdf2Sync } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { demoPassword, demoPasswordHash } from '../../content/demo';
import { hashPassword, verifyPassword } from './password';

// A check of a password is meant to take its time, and takes more on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe('the demo password', () => {
  test('signs in', async () => {
    expect(await verifyPassword(demoPassword, demoPasswordHash)).toBe(true);
  });

  test.each(['', 'Portfolio-demo', 'portfolio-demo ', 'portfolio-dem', demoPasswordHash.hash])(
    'is not "%s"',
    async (wrong) => {
      expect(await verifyPassword(wrong, demoPasswordHash)).toBe(false);
    },
  );
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
