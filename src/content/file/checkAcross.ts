import type { z } from 'zod';
import { FILE_PATH } from '../rules.ts';
import { valueAt } from './valueAt.ts';

/** The field with the picture, in each of the lists. */
const PICTURES = { projects: 'image', tracks: 'cover', posts: 'image' };

/**
 * Checks what concerns more than one value of a content file, be there other errors in it or not: that no two entries
 * share an id, and that every picture is there.
 * @param hasFile Whether there is such a file under `public`.
 */
export const checkAcross =
  (hasFile: (path: string) => boolean) => (file: unknown, context: z.RefinementCtx) => {
    for (const [list, picture] of Object.entries(PICTURES)) {
      const entries = valueAt(file, [list]);
      const ids = new Set<unknown>();
      for (const [index, entry] of Array.isArray(entries) ? entries.entries() : []) {
        const refuse = (field: string, message: string) =>
          context.addIssue({ code: 'custom', path: [list, index, field], message });

        const id = valueAt(entry, ['id']);
        if (id !== undefined && ids.has(id)) refuse('id', `an id that no other of ${list} has`);
        ids.add(id);

        const path = valueAt(entry, [picture]);
        const isPath = typeof path === 'string' && FILE_PATH.test(path);
        if (isPath && !hasFile(path)) refuse(picture, 'a file that is under public');
      }
    }
  };
