import { parseSync } from 'vite';
import { OWNER_FILE } from '../content/filePaths.ts';
import type { PasswordHash } from '../content/types';

/** The start and the end of the value of `passwordHash` in the text of `owner.ts`. */
function findValue(text: string): [start: number, end: number] {
  const { program, errors } = parseSync('owner.ts', text);
  if (errors[0]) throw new Error(`${OWNER_FILE} is no TypeScript: ${errors[0].message}.`);
  for (const statement of program.body) {
    const exported = statement.type === 'ExportNamedDeclaration' && statement.declaration;
    if (!exported || exported.type !== 'VariableDeclaration') continue;
    for (const { id, init } of exported.declarations)
      if (id.type === 'Identifier' && id.name === 'passwordHash' && init)
        return [init.start, init.end];
  }
  throw new Error(`There is no \`export const passwordHash = …\` in ${OWNER_FILE}.`);
}

/** Replaces only the hash in the text of `owner.ts`. Throws if that is no TypeScript or exports no `passwordHash`. */
export function withPasswordHash(text: string, { salt, hash }: PasswordHash): string {
  const [start, end] = findValue(text);
  const value = `{\n  salt: '${salt}',\n  hash: '${hash}',\n}`;
  const changed = text.slice(0, start) + value + text.slice(end);
  findValue(changed);
  return changed;
}
