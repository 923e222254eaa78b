import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeStore } from '../app/store';
import { renderPage } from '../prerender/render';
import { ownerContentArrived } from '../state/content';
import { selectPostIds } from '../state/posts';
import { visitorState } from '../state/preloadedState';
import { selectTrackIds } from '../state/tracks';
import { testContent } from '../test/content';
import { contentFileOf } from './contentFile';
import { parseContent } from './parseContent';
import type { Work } from './types';

const CASES = 5_000;
/** A page is rendered from one in so many of the files that are accepted. */
const RENDERED = 100;

const { owner } = testContent;
const ARTIST = { artist: owner.name };
const SEEDLING = contentFileOf({
  projects: testContent.projects.slice(0, 2),
  tracks: testContent.tracks.slice(0, 2),
  posts: testContent.posts.slice(0, 2),
});

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Path = (string | number)[];

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
const oversized = (value: Json, times: number): Json => {
  if (typeof value === 'string') return value.repeat(times * 20).slice(0, 20_000);
  if (Array.isArray(value))
    return Array.from({ length: times }, () => value)
      .flat()
      .slice(0, 200);
  return typeof value === 'number' ? value * 10 ** times : value;
};

const KEYS = ['id', 'title', 'tags', 'image', 'constructor', '__proto__', 'toString', 'length', ''];
const VALUES = [
  'constructor',
  'toString',
  'https:',
  'javascript:1',
  '..',
  '0:00',
  '2026-02-30',
  '</script>',
];
const anyValue = fc.oneof(
  fc.constantFrom<Json>(...VALUES),
  fc.string({ unit: 'binary' }),
  fc.jsonValue().map((value) => value as Json),
);

/** One thing that can happen to a file, at a place of its own. */
const change = fc.record({
  kind: fc.constantFrom('drop', 'swap', 'nest', 'oversize', 'wrong', 'add'),
  place: fc.nat(),
  other: fc.nat(),
  size: fc.integer({ min: 1, max: 60 }),
  key: fc.constantFrom(...KEYS),
  value: anyValue,
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** Does it, and says where. */
function apply(file: Json, { kind, place, other, size, key, value }: Change): Path {
  const paths = pathsIn(file);
  const path = paths[place % paths.length] ?? [];
  const found = at(file, path);
  if (kind === 'drop') put(file, path, undefined);
  if (kind === 'nest') put(file, path, nested(found, size));
  if (kind === 'oversize') put(file, path, oversized(found, size));
  if (kind === 'wrong') put(file, path, value);
  if (kind === 'add') put(file, [...path.slice(0, -1), key], value);
  if (kind === 'swap') {
    const to = paths[other % paths.length] ?? [];
    const there = structuredClone(at(file, to));
    put(file, to, structuredClone(found));
    put(file, path, there);
  }
  return path;
}

const FAULT = /^(the whole|line \d+|[^\n]+): expected [^\n]+, found [^\n]+$/;

/** A refusal says where, in one line a fault; that of a single change says its field. */
function expectRefusal(faults: string[], changes: Change[], paths: Path[]) {
  expect(faults).not.toEqual([]);
  for (const fault of faults) {
    expect(fault).toMatch(FAULT);
    expect(fault).not.toMatch(/ZodError|TypeError|RangeError|\bat .+\.[jt]s:\d+:\d+/);
  }
  const [path = []] = paths;
  const isPlain = changes.every(({ kind }) => ['nest', 'oversize', 'wrong'].includes(kind));
  if (paths.length > 1 || !isPlain) return;
  const [list, index, field] = path;
  const names = [list, index !== undefined && `[${index}]`, field].filter(Boolean).map(String);
  expect(faults.some((fault) => names.every((name) => fault.includes(name)))).toBe(true);
}

/** What is accepted goes all the way that the build takes. */
async function expectSite(work: Work, isRendered: boolean) {
  const content = { owner, ...work };
  const store = makeStore(visitorState(content));
  store.dispatch(ownerContentArrived(work));
  expect(selectPostIds(store.getState())).toHaveLength(work.posts.length);
  expect(selectTrackIds(store.getState())).toHaveLength(work.tracks.length);
  expect(parseContent(contentFileOf(work), ARTIST)).toEqual({ work });
  if (isRendered) expect((await renderPage('/', content, '/')).markup).toContain('</main>');
}

test(
  'a file that anything has happened to is accepted or refused, and never breaks',
  { timeout: 60_000 },
  async () => {
    let accepted = 0;
    let refused = 0;
    const changed = fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 4 }),
      async (changes) => {
        const file = JSON.parse(SEEDLING) as Json;
        const paths = changes.map((each) => apply(file, each));
        const parsed = parseContent(JSON.stringify(file), ARTIST);
        if ('faults' in parsed) {
          refused += 1;
          expectRefusal(parsed.faults, changes, paths);
        } else {
          accepted += 1;
          await expectSite(parsed.work, accepted % RENDERED === 0);
        }
      },
    );
    await fc.assert(changed, { numRuns: CASES });
    expect(Math.min(accepted, refused)).toBeGreaterThan(CASES / 20);
  },
);

test('a text that anything has happened to is refused, or is still a file', () => {
  const cut = fc.tuple(fc.nat(), fc.nat(20), fc.string({ maxLength: 5 }));
  fc.assert(
    fc.property(cut, ([place, length, added]) => {
      const from = place % SEEDLING.length;
      const text = SEEDLING.slice(0, from) + added + SEEDLING.slice(from + length);
      const parsed = parseContent(text, ARTIST);
      if ('faults' in parsed)
        for (const fault of parsed.faults) expect(fault).toMatch(/: expected /);
    }),
    { numRuns: 500 },
  );
});

test('a file that is nested deeper than a stack is refused like any other', () => {
  const depth = 200_000;
  const text = `{"posts": ${'['.repeat(depth)}${']'.repeat(depth)}}`;
  expect(parseContent(text, ARTIST)).toEqual({
    faults: [
      expect.stringMatching(/^posts\[0\]: expected an object with id, .*, found a list of 1$/),
    ],
  });
});
