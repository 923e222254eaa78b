import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, runnerImport } from 'vite';
import { type ParsedOwner, parseOwner } from '../../content/file/parseOwner.ts';
import { OWNER_FILE } from '../../content/filePaths.ts';
import { hasFileIn } from './hasFileIn.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The syntax errors of a text, each with its line. */
async function syntaxErrors(file: string, text: string): Promise<string[]> {
  const { errors } = await parse(file, text);
  return errors.map(({ message, labels: [label] }) => {
    const line = text.slice(0, label?.start ?? 0).split('\n').length;
    return `line ${line}: ${message}, in: ${text.split('\n')[line - 1]?.trim() ?? ''}`;
  });
}

/**
 * Reads `owner.ts`. Returns its values or all errors. It is run apart from the code of the build, so that an error gets a
 * readable message and a change needs no restart.
 * @param publicDir The folder of the files that it names; without it they are not checked.
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
