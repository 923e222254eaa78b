import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeStore } from '../../app/store';
import { renderPage } from '../../prerender/render';
import { visitorState } from '../../state/preloadedState';
import { contentLoaded } from '../../state/slices/contentFile';
import { selectPostIds } from '../../state/slices/posts';
import { selectTrackIds } from '../../state/slices/tracks';
import { testContent } from '../../test/content';
import { apply, type Change, change, type Json, type Path } from '../../test/jsonChanges';
import { runs } from '../../test/runs';
import type { Work } from '../types';
import { contentFileOf } from './formatContentFile';
import { parseContent } from './parseContent';

const CASES = runs(5_000);
/** A page is rendered from one in so many of the files that are accepted. */
const RENDERED = 100;

const { owner } = testContent;
const ARTIST = { artist: owner.name };
const SEEDLING = contentFileOf({
  projects: testContent.projects.slice(0, 2),
  tracks: testContent.tracks.slice(0, 2),
  posts: testContent.posts.slice(0, 2),
});

const ERROR_LINE = /^(the file|line \d+|[^\n]+): expected [^\n]+, found [^\n]+$/;

/** A refusal says where, in one line an error; that of a single change says its field. */
function expectRefusal(errors: string[], changes: Change[], paths: Path[]) {
  expect(errors).not.toEqual([]);
  for (const error of errors) {
    expect(error).toMatch(ERROR_LINE);
    expect(error).not.toMatch(/ZodError|TypeError|RangeError|\bat .+\.[jt]s:\d+:\d+/);
  }
  const [path = []] = paths;
  const isPlain = changes.every(({ kind }) => ['nest', 'wrong'].includes(kind));
  if (paths.length > 1 || !isPlain) return;
  const [list, index, field] = path;
  const names = [list, index !== undefined && `[${index}]`, field].filter(Boolean).map(String);
  expect(errors.some((error) => names.every((name) => error.includes(name)))).toBe(true);
}

/** What is accepted goes all the way that the build takes. */
async function expectSite(work: Work, isRendered: boolean) {
  const content = { owner, ...work };
  const store = makeStore(visitorState(content));
  store.dispatch(contentLoaded(work));
  expect(selectPostIds(store.getState())).toHaveLength(work.posts.length);
  expect(selectTrackIds(store.getState())).toHaveLength(work.tracks.length);
  expect(parseContent(contentFileOf(work), ARTIST)).toEqual({ work });
  if (isRendered) expect((await renderPage('/', content, '/')).markup).toContain('</main>');
}

test('a file that anything has happened to is accepted or refused, and never breaks', async () => {
  let accepted = 0;
  let refused = 0;
  const changed = fc.asyncProperty(
    fc.array(change, { minLength: 1, maxLength: 4 }),
    async (changes) => {
      const file = JSON.parse(SEEDLING) as Json;
      const paths = changes.map((each) => apply(file, each));
      const parsed = parseContent(JSON.stringify(file), ARTIST);
      if ('errors' in parsed) {
        refused += 1;
        expectRefusal(parsed.errors, changes, paths);
      } else {
        accepted += 1;
        await expectSite(parsed.work, accepted % RENDERED === 0);
      }
    },
  );
  await fc.assert(changed, { numRuns: CASES });
  expect(Math.min(accepted, refused)).toBeGreaterThan(CASES / 20);
});

test('a text that anything has happened to is refused, or is still a file', () => {
  const cut = fc.tuple(fc.nat(), fc.nat(20), fc.string({ maxLength: 5 }));
  fc.assert(
    fc.property(cut, ([place, length, added]) => {
      const from = place % SEEDLING.length;
      const text = SEEDLING.slice(0, from) + added + SEEDLING.slice(from + length);
      const parsed = parseContent(text, ARTIST);
      if ('errors' in parsed)
        for (const error of parsed.errors) expect(error).toMatch(/: expected /);
    }),
    { numRuns: runs(500) },
  );
});

test('a file that is nested deeper than a stack is refused like any other', () => {
  const depth = 200_000;
  const text = `{"posts": ${'['.repeat(depth)}${']'.repeat(depth)}}`;
  expect(parseContent(text, ARTIST)).toEqual({
    errors: [
      expect.stringMatching(/^posts\[0\]: expected an object with id, .*, found a list of 1$/),
    ],
  });
});
