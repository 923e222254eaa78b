import { OWNER_FILE } from '../content/filePaths.ts';
import type { PasswordHash } from '../content/types';

/** The declaration at the start of a line, so that it is no comment and no text. */
const DECLARATION = /^(export const passwordHash\b[^={]*=\s*)(?:null|\{[^}]*\})/m;

/** Replaces only the hash in the text of `owner.ts`. Throws if that declares no `passwordHash`. */
export function withPasswordHash(text: string, { salt, hash }: PasswordHash): string {
  if (!DECLARATION.test(text))
    throw new Error(`There is no \`export const passwordHash = …\` in ${OWNER_FILE}.`);
  return text.replace(DECLARATION, `$1{\n  salt: '${salt}',\n  hash: '${hash}',\n}`);
}
