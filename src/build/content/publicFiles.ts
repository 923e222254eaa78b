import { accessSync, constants, readdirSync, realpathSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { getCode } from '../fileErrors.ts';

/** The kind of a path, for an error message: `file`, `folder`, or a kind that no site can have. */
function getKind(path: string, parents: string[]): string {
  try {
    const stats = statSync(path);
    accessSync(path, constants.R_OK);
    if (stats.isFile()) return 'file';
    if (!stats.isDirectory()) return 'pipe or device';
    return parents.includes(realpathSync(path)) ? 'link to a folder around it' : 'folder';
  } catch (error) {
    return getCode(error) === 'ENOENT' ? 'link to nothing' : 'file or folder that cannot be read';
  }
}

/** The path and the kind of everything in a folder and its folders, sorted; nothing if there is no folder. */
function listEntries(folder: string, below = '', parents: string[] = []): [string, string][] {
  const path = posix.join(folder, below);
  const kind = getKind(path, parents);
  const inside = kind === 'folder' ? readdirSync(path).sort() : [];
  const folders = inside.length > 0 ? [...parents, realpathSync(path)] : parents;
  return [
    ...(below ? [[below, kind] satisfies [string, string]] : []),
    ...inside.flatMap((name) => listEntries(folder, posix.join(below, name), folders)),
  ];
}

/** The files in a folder and its folders, by their paths in it. */
export const listFiles = (folder: string) =>
  listEntries(folder).flatMap(([path, kind]) => (kind === 'file' ? path : []));

/**
 * Checks that the owner's files do not conflict with the generated ones.
 * @returns Errors, and the owner's files that the build replaces.
 */
export function checkPublicFiles(publicDir: string, outputs: readonly string[]) {
  const folders = new Set(['assets']);
  for (const file of outputs)
    for (let path = posix.dirname(file); path !== '.'; path = posix.dirname(path))
      folders.add(path);
  const entries = listEntries(publicDir);
  const errors = entries.flatMap(([path, kind]) => {
    const mustBeFolder = kind === 'file' && folders.has(path);
    const mustBeFile = kind === 'folder' && outputs.includes(path);
    if (!mustBeFolder && !mustBeFile && (kind === 'file' || kind === 'folder')) return [];
    const expected = mustBeFolder ? 'a folder' : mustBeFile ? 'a file' : 'a file or a folder';
    return [`${path}: expected ${expected}, found a ${kind}`];
  });
  const replaced = entries.flatMap(([path, kind]) =>
    kind === 'file' && outputs.includes(path) ? path : [],
  );
  return { errors, replaced };
}
