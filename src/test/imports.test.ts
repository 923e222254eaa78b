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

/** The groups of files that import each other, directly or indirectly. */
function findCircles(options: { withTypes: boolean }): string[][] {
  const imports = new Map(FILES.map((file) => [file, findImports(file, options)]));
  const reached = new Map(
    FILES.map((file) => {
      const seen = new Set(imports.get(file));
      for (const next of seen) imports.get(next)?.forEach((each) => seen.add(each));
      return [file, seen];
    }),
  );
  const circles = FILES.map((file) =>
    FILES.filter((other) => reached.get(file)?.has(other) && reached.get(other)?.has(file)),
  );
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()].filter(
    (circle) => circle.length > 0,
  );
}

test('imports have no cycles', () => {
  expect(findCircles({ withTypes: false })).toEqual([]);
});

test('type imports have cycles of at most three files', () => {
  const large = findCircles({ withTypes: true }).filter((circle) => circle.length > 3);
  expect(large).toEqual([]);
});
