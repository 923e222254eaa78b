import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Tells whether there is a file, and no folder, at a path below `directory`. */
export const hasFileIn = (directory: string) => (path: string) => {
  try {
    return statSync(join(directory, path)).isFile();
  } catch {
    return false;
  }
};
