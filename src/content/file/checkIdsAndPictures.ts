import { FILE_PATH_PATTERN } from '../rules.ts';
import type { ContentIssue } from './errorMessages.ts';
import { getByPath } from './getByPath.ts';

/** The field with the picture, in each of the lists. */
const PICTURES = { projects: 'image', tracks: 'cover', posts: 'image' };

/**
 * Checks what the schema of the content file cannot: ids used twice in a list, and pictures that are not under `public`.
 * Takes any value, as the schema may have refused the file.
 * @param hasFile Whether there is such a file under `public`.
 */
export function checkIdsAndPictures(
  file: unknown,
  hasFile: (path: string) => boolean,
): ContentIssue[] {
  const issues: ContentIssue[] = [];
  for (const [list, picture] of Object.entries(PICTURES)) {
    const entries = getByPath(file, [list]);
    const ids = new Set<unknown>();
    for (const [index, entry] of Array.isArray(entries) ? entries.entries() : []) {
      const id = getByPath(entry, ['id']);
      if (id !== undefined && ids.has(id)) {
        issues.push({ path: [list, index, 'id'], message: `an id that no other of ${list} has` });
      }
      ids.add(id);

      const value = getByPath(entry, [picture]);
      // A leading slash is an error of the schema; a missing file is reported beside it.
      const path = typeof value === 'string' ? value.replace(/^\/+/, '') : '';
      if (FILE_PATH_PATTERN.test(path) && !hasFile(path)) {
        issues.push({ path: [list, index, picture], message: 'a file that is under public' });
      }
    }
  }
  return issues;
}
