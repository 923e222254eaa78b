import { describeMissing, isMissingFile } from '../pictures/projectPictures';
import { normalizePath } from './checks';
import type { CheckContext } from './fields';

/**
 * A check of a field for a web address or a file under `public`, which must exist, unless the field had it before the edit.
 * @param check The check of its form.
 * @param kind The noun for the file in the message.
 */
export const checkExisting =
  (check: (value: string) => string | undefined, kind?: string) =>
  (value: string, { initial, pictures }: CheckContext) => {
    if (value.trim() === initial) return undefined;
    const path = normalizePath(value);
    const isMissing = path !== undefined && isMissingFile(pictures, path);
    return check(value) ?? (isMissing ? describeMissing(path, kind) : undefined);
  };
