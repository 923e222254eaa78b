import type { PasswordHash } from '../content/types';

/** The value of `passwordHash` in the text of `owner.ts`. */
const VALUE = /(?<=export const passwordHash[^=;]* = )[^;]+/;

/**
 * The text of `owner.ts` with another password.
 * @throws Error where the text has no place for one.
 */
export function withPasswordHash(text: string, { salt, hash }: PasswordHash): string {
  if (!VALUE.test(text)) throw new Error('There is no `export const passwordHash = …;` to set.');
  return text.replace(VALUE, `{\n  salt: '${salt}',\n  hash: '${hash}',\n}`);
}
