import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
  .map((name) => join('src', name));

/** An import or re-export of our own file, as Prettier writes it. Leaves out dynamic imports, which run later. */
const IMPORT = /^(?:import|export)( type)? (?:[^;']*? from )?'(\.[^'?]+)/gm;

/** The imports of a file. */
function findImports(file: string, { withTypes }: { withTypes: boolean }): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .filter(([, type]) => withTypes || !type)
    .map(([, , path = '']) => join(dirname(file), path))
    .map((path) => [path, `${path}.ts`, `${path}.tsx`].find(isFile) ?? path);
}
const isFile = (path: string) => /\.\w+$/.test(path) && existsSync(path);

/** The import cycles: for each file in one, all files of its cycle. */
function findCycles(options: { withTypes: boolean }): string[][] {
  const imports = new Map(FILES.map((file) => [file, findImports(file, options)]));
  const reach = (file: string) => {
    const seen = new Set(imports.get(file));
    for (const next of seen) imports.get(next)?.forEach((each) => seen.add(each));
    return seen;
  };
  const reached = new Map(FILES.map((file) => [file, reach(file)]));
  return FILES.filter((file) => reached.get(file)?.has(file)).map((file) =>
    FILES.filter((other) => reached.get(file)?.has(other) && reached.get(other)?.has(file)),
  );
}

test('imports have no cycles, and cycles of types have at most three files', () => {
  expect(findCycles({ withTypes: false })).toEqual([]);
  const withTypes = findCycles({ withTypes: true });
  expect(withTypes.filter((cycle) => cycle.length > 3)).toEqual([]);
});
