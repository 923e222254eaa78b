import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, runnerImport } from 'vite';
import { type ParsedOwner, parseOwner } from '../../content/file/parseOwner.ts';
import { hasFileIn } from './hasFileIn.ts';

/** Who the owner is, below the root of the project. */
export const OWNER_FILE = 'src/content/owner.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What is no TypeScript in a text, each error with its line. */
async function syntaxErrors(file: string, text: string): Promise<string[]> {
  const { errors } = await parse(file, text);
  return errors.map(({ message, labels: [label] }) => {
    const line = text.slice(0, label?.start ?? 0).split('\n').length;
    return `line ${line}: ${message}, in: ${text.split('\n')[line - 1]?.trim() ?? ''}`;
  });
}

/**
 * What `owner.ts` says as it is now, or what is wrong with it. It is not imported by the code of the build, so that a
 * slip in it is told in a sentence and a saved change is taken without a restart.
 * @param publicDir Where the files that it names have to be; without it they are not looked for.
 */
export async function readOwner(root: string, publicDir?: string): Promise<ParsedOwner> {
  const file = join(root, OWNER_FILE);
  try {
    const errors = await syntaxErrors(file, await readFile(file, 'utf8'));
    if (errors.length > 0) return { errors };
    const { module } = await runnerImport<unknown>(file, { root, logLevel: 'silent' });
    return parseOwner(module, publicDir === undefined ? () => true : hasFileIn(publicDir));
  } catch (error) {
    return { errors: [`the file: cannot be run: ${messageOf(error)}`] };
  }
}
