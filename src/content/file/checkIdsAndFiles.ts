import { FILE_PATH_PATTERN } from '../rules.ts';
import { type ContentIssue, getByPath } from './errorMessages.ts';

/** The fields of each list that name a file. */
const FILES = { projects: ['image'], tracks: ['cover', 'audio'], posts: ['image'] };

/**
 * Checks for errors that the schema cannot find: duplicate ids in a list, and files missing under `public`.
 * Takes any value, because the schema may have refused the file.
 * @param hasFile Whether a file exists under `public`.
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
        // The schema reports a leading slash; this also reports the missing file.
        const path = typeof value === 'string' ? value.replace(/^\//, '') : '';
        if (FILE_PATH_PATTERN.test(path) && !hasFile(path)) {
          issues.push({ path: [list, index, field], message: 'a file that is under public' });
        }
      }
    }
  }
  return issues;
}
