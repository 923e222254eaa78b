import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, runnerImport } from 'vite';
import { errorMessages, getByPath } from '../../content/file/errorMessages.ts';
import { type OwnerFile, ownerFileSchema } from '../../content/file/schema/ownerSchema.ts';
import { OWNER_FILE } from '../../content/filePaths.ts';

/** The values of `owner.ts`, or all errors. */
type ParsedOwner = OwnerFile | { errors: string[] };

const RESUME = ['owner', 'resume'];

/** Checks the exports of `owner.ts`; without the list of files under `public`, not whether the résumé is there. */
export function parseOwner(exported: unknown, files?: readonly string[]): ParsedOwner {
  const parsed = ownerFileSchema.safeParse(exported);
  const resume = getByPath(exported, RESUME);
  const isMissing = typeof resume === 'string' && files?.includes(resume) === false;
  const issues = [
    ...(parsed.error?.issues ?? []),
    ...(isMissing ? [{ path: RESUME, message: 'a file that is under public' }] : []),
  ];
  return parsed.success && issues.length === 0
    ? parsed.data
    : { errors: errorMessages(issues, exported) };
}

/** The syntax errors of a text, each with its line. */
async function findSyntaxErrors(file: string, text: string): Promise<string[]> {
  const { errors } = await parse(file, text);
  return errors.map(({ message, labels: [label] }) => {
    const line = text.slice(0, label?.start ?? 0).split('\n').length;
    return `line ${line}: ${message}, in: ${text.split('\n')[line - 1]?.trim() ?? ''}`;
  });
}

/** Reads `owner.ts`. It runs apart from the build's own code, so that errors are readable and changes need no restart. */
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
