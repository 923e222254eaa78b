import { errorMessages, getByPath } from './errorMessages.ts';
import { type OwnerFile, ownerFileSchema } from './schema/ownerSchema.ts';

/** The result of parsing `owner.ts`: its values, or all errors. */
export type ParsedOwner = OwnerFile | { errors: string[] };

const RESUME = ['owner', 'resume'];

/**
 * Checks the exports of `owner.ts`. Returns all errors at once.
 * @param files The files under `public`; if omitted, files are not checked.
 */
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
