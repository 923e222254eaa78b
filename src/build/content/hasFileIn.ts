import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a path below `directory` is a file, not a folder. */
export const hasFileIn = (directory: string) => (path: string) => {
  try {
    return statSync(join(directory, path)).isFile();
  } catch {
    return false;
  }
};
