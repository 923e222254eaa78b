import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, runnerImport } from 'vite';
import { type ParsedOwner, parseOwner } from '../../content/file/parseOwner.ts';
import { OWNER_FILE } from '../../content/filePaths.ts';

/** The syntax errors of a text, each with its line. */
async function findSyntaxErrors(file: string, text: string): Promise<string[]> {
  const { errors } = await parse(file, text);
  return errors.map(({ message, labels: [label] }) => {
    const line = text.slice(0, label?.start ?? 0).split('\n').length;
    return `line ${line}: ${message}, in: ${text.split('\n')[line - 1]?.trim() ?? ''}`;
  });
}

/**
 * Reads `owner.ts`. Returns its values or all errors. It runs apart from the build's own code, so that errors are
 * readable and changes need no restart.
 * @param files The files under `public`; if omitted, files are not checked.
 */
export async function readOwner(root: string, files?: readonly string[]): Promise<ParsedOwner> {
  const file = join(root, OWNER_FILE);
  try {
    const errors = await findSyntaxErrors(file, await readFile(file, 'utf8'));
    if (errors.length > 0) return { errors };
    const { module } = await runnerImport<unknown>(file, { root, logLevel: 'silent' });
    return parseOwner(module, files);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { errors: [`the file: cannot be run: ${message}`] };
  }
}
