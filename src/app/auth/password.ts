import { toHex } from '../../content/file/blobHash.ts';
import type { PasswordHash } from '../../content/types';

/** Rounds of PBKDF2 with SHA-256, as in the OWASP password storage cheat sheet. */
const ROUNDS = 600_000;
const HASH_BITS = 256;

const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Keyboards compose accents differently: the same characters give the same hash. */
async function derive(password: string, salt: string): Promise<string> {
  const bytes = new TextEncoder().encode(password.normalize());
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations: ROUNDS },
    key,
    HASH_BITS,
  );
  return toHex(new Uint8Array(bits));
}

/** A fresh salt and the hash of `password` with it, both hexadecimal. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(16)));
  return { salt, hash: await derive(password, salt) };
}

/** Whether `password` matches the hash. Throws a TypeError without Web Crypto, as on a page without https. */
export async function verifyPassword(password: string, expected: PasswordHash): Promise<boolean> {
  return (await derive(password, expected.salt)) === expected.hash;
}
