import * as fc from 'fast-check';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Path = (string | number)[];

const isBranch = (node: Json): node is Json[] | { [key: string]: Json } =>
  typeof node === 'object' && node !== null;
const childrenOf = (node: Json) => (isBranch(node) ? Object.entries(node) : []);

/** The path of every value in a file, its own excepted. */
const pathsIn = (node: Json, above: Path = []): Path[] =>
  childrenOf(node).flatMap(([key, child]) => {
    const path = [...above, Array.isArray(node) ? Number(key) : key];
    return [path, ...pathsIn(child, path)];
  });
const at = (file: Json, path: Path): Json =>
  path.reduce<Json>(
    (node, key) => (isBranch(node) ? (Reflect.get(node, key) as Json) : null),
    file,
  );
/** Puts a value in a place, or nothing. */
function put(file: Json, path: Path, value: Json | undefined) {
  const branch = at(file, path.slice(0, -1));
  const key = path.at(-1);
  if (!isBranch(branch) || key === undefined) return;
  if (Array.isArray(branch))
    branch.splice(Number(key) || 0, 1, ...(value === undefined ? [] : [value]));
  else if (value === undefined) Reflect.deleteProperty(branch, key);
  // As the parser of JSON does it: `__proto__` is a key like any other.
  else
    Reflect.defineProperty(branch, key, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
}

const nested = (value: Json, depth: number): Json =>
  depth === 0 ? value : nested(depth % 2 ? [value] : { title: value }, depth - 1);
const KEYS = ['id', 'title', 'tags', 'image', 'constructor', '__proto__', 'toString', 'length', ''];
const VALUES = ['constructor', 'https:', 'javascript:1', '0:00', '2026-02-30', '</script>'];
const anyValue = fc.oneof(
  fc.constantFrom<Json>(...VALUES),
  fc.string({ unit: 'binary' }),
  fc.jsonValue().map((value) => value as Json),
);

/** One thing that can happen to a file, at a place of its own. */
export const change = fc.record({
  kind: fc.constantFrom('drop', 'nest', 'wrong', 'add'),
  place: fc.nat(),
  depth: fc.integer({ min: 1, max: 60 }),
  key: fc.constantFrom(...KEYS),
  value: anyValue,
});
export type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** Does it, and says where. */
export function apply(file: Json, { kind, place, depth, key, value }: Change): Path {
  const paths = pathsIn(file);
  const path = paths[place % paths.length] ?? [];
  if (kind === 'drop') put(file, path, undefined);
  if (kind === 'nest') put(file, path, nested(at(file, path), depth));
  if (kind === 'wrong') put(file, path, value);
  if (kind === 'add') put(file, [...path.slice(0, -1), key], value);
  return path;
}
