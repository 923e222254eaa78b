import { readdirSync, statSync } from 'node:fs';
import { posix } from 'node:path';

/** The paths of the files in a folder and its folders, sorted; none if it does not exist. */
export function listFiles(folder: string, below = ''): string[] {
  const stats = statSync(posix.join(folder, below), { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.isFile() ? [below] : [];
  const names = readdirSync(posix.join(folder, below)).sort();
  return names.flatMap((name) => listFiles(folder, posix.join(below, name)));
}
