import { FILE_PATH_PATTERN } from '../rules.ts';
import { type ContentIssue, getByPath } from './errorMessages.ts';

/** The fields that name a file, in each of the lists. */
const FILES = { projects: ['image'], tracks: ['cover', 'audio'], posts: ['image'] };

/**
 * Checks beyond the schema of the content file: ids used twice in a list, and files missing under `public`.
 * Takes any value, as the schema may have refused the file.
 * @param hasFile Whether there is such a file under `public`.
 */
export function checkIdsAndFiles(
  file: unknown,
  hasFile: (path: string) => boolean,
): ContentIssue[] {
  const issues: ContentIssue[] = [];
  for (const [list, fields] of Object.entries(FILES)) {
    const entries = getByPath(file, [list]);
    const ids = new Set<unknown>();
    for (const [index, entry] of Array.isArray(entries) ? entries.entries() : []) {
      const id = getByPath(entry, ['id']);
      if (id !== undefined && ids.has(id)) {
        issues.push({ path: [list, index, 'id'], message: `an id that no other of ${list} has` });
      }
      ids.add(id);

      for (const field of fields) {
        const value = getByPath(entry, [field]);
        // A leading slash is an error of the schema; a missing file is reported beside it.
        const path = typeof value === 'string' ? value.replace(/^\//, '') : '';
        if (FILE_PATH_PATTERN.test(path) && !hasFile(path)) {
          issues.push({ path: [list, index, field], message: 'a file that is under public' });
        }
      }
    }
  }
  return issues;
}
