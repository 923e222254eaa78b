import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runnerImport } from 'vite';
import { createMissingMessage } from '../../content/file/checkReferences.ts';
import { type ContentIssue, errorMessages, getByPath } from '../../content/file/errorMessages.ts';
import { type OwnerFile, ownerFileSchema } from '../../content/file/schema/ownerSchema.ts';
import type { z } from '../../content/file/zod.ts';
import { OWNER_FILE } from '../../content/filePaths.ts';
import { findNearest, hasEnoughContrast } from '../../styles/accent.ts';

/** The values of `owner.ts`, or all errors. */
type ParsedOwner = OwnerFile | { errors: string[] };

const RESUME = ['owner', 'resume'];

/** Checks the exports of `owner.ts`. Without `files`, those under `public`, it does not check that the résumé exists. */
export function parseOwner(exported: unknown, files?: readonly string[]): ParsedOwner {
  const parsed = ownerFileSchema.safeParse(exported);
  const resume = getByPath(exported, RESUME);
  const accent = parsed.data?.owner.accent;
  const issues: (ContentIssue | z.core.$ZodIssue)[] = [...(parsed.error?.issues ?? [])];
  if (typeof resume === 'string' && resume !== '' && files?.includes(resume) === false) {
    const message = createMissingMessage(files)('an existing file under public', resume);
    issues.push({ path: RESUME, message });
  }
  if (accent !== undefined && !hasEnoughContrast(accent))
    issues.push({
      path: ['owner', 'accent'],
      message: `a colour with a contrast of 4.5 to white and of 3 to the dark page, such as ${findNearest(accent)}, the nearest`,
    });
  return parsed.success && issues.length === 0
    ? parsed.data
    : { errors: errorMessages(issues, exported) };
}

/** Reads `owner.ts`. It runs apart from the build's own code, so that errors are readable and changes need no restart. */
export async function readOwner(root: string, files?: readonly string[]): Promise<ParsedOwner> {
  try {
    const file = join(root, OWNER_FILE);
    const { module } = await runnerImport<unknown>(file, { root, logLevel: 'silent' });
    return parseOwner(module, files);
  } catch (error) {
    // A syntax error contains its line, in colour.
    const message = stripVTControlCharacters(
      error instanceof Error ? error.message : String(error),
    );
    return { errors: [`the file: cannot be run: ${message.trim()}`] };
  }
}
