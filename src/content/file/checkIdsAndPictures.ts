import { FILE_PATH } from '../rules.ts';
import type { ContentIssue } from './errorMessages.ts';
import { getByPath } from './getByPath.ts';

/** The field with the picture, in each of the lists. */
const PICTURES = { projects: 'image', tracks: 'cover', posts: 'image' };

/**
 * Checks what concerns more than one value of a content file, whatever the schema says of it: that no two entries of a
 * list share an id, and that every picture under `public` is there.
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
      // A slash in front is an error of its own, and does not hide that the file is missing.
      const path = typeof value === 'string' ? value.replace(/^\/+/, '') : '';
      if (FILE_PATH.test(path) && !hasFile(path)) {
        issues.push({ path: [list, index, picture], message: 'a file that is under public' });
      }
    }
  }
  return issues;
}
