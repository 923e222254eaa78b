import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testContent } from '../../test/data/content';
import { ARTIST, post, project, track, workIn } from '../../test/data/contentFiles';
import { CONTENT_FILE } from '../filePaths';
import { formatContentFile } from './formatContentFile';
import { parseContent } from './parseContent';

describe('what a file leaves out', () => {
  test('is empty, or what is usual', () => {
    expect(workIn({})).toMatchObject({ projects: [], tracks: [], posts: [] });
    expect(workIn({ projects: [project], tracks: [track], posts: [post] })).toEqual({
      projects: [{ ...project, id: 'loom', technologies: [], featured: false }],
      tracks: [{ ...track, id: 'dusk', artist: ARTIST, duration: '3:05' }],
      posts: [{ ...post, id: 'on-rooms', tags: [], readTime: '3 min read', status: 'published' }],
    });
  });
});

test('a word that stands twice in a list is kept once', () => {
  expect(workIn({ posts: [{ ...post, tags: ['b', 'a', 'b'] }] }).posts[0]?.tags).toEqual([
    'b',
    'a',
  ]);
});

test.each([
  ['{\n  "posts" []}', 'line 2: expected a colon before this, found "["'],
  ['{"posts": [],\r\n\r\n}', 'line 3: expected the name of a field in quotes, found "}"'],
  ['{\r"posts" []}', 'line 2: expected a colon before this, found "["'],
  ['[}', 'line 1: expected a value, found "}"'],
  ['[\n1 2]', 'line 2: expected a comma before this, found "2"'],
  ['{"posts": [', 'line 1: expected a closing ], found the end of the file'],
  ['// note\n{}', 'line 1: expected JSON, found "// note"'],
  ['['.repeat(200_000), 'the file: expected JSON, found something else'],
  [' ', 'the file: expected JSON, found nothing in it'],
  [
    Uint8Array.from([0x7b, 0xe9, 0x7d]),
    'the file: expected text in UTF-8, found bytes that are something else',
  ],
])('%.20j is no JSON, and says where', (source, error) => {
  expect(parseContent(source, { artist: ARTIST })).toEqual({ errors: [error] });
});

test('a byte order mark is no error in front, and is kept in a text', () => {
  expect(parseContent('\uFEFF{}', { artist: ARTIST })).toHaveProperty('work');
  expect(workIn({ posts: [{ ...post, content: 'a\uFEFFb' }] }).posts[0]?.content).toBe('a\uFEFFb');
});

test('an entry whose title has no letter is called after its list', () => {
  const title = '!';
  const lists = { projects: [{ ...project, title }], tracks: [{ ...track, title }] };
  expect(workIn({ ...lists, posts: [{ ...post, title }] })).toMatchObject({
    ...{ projects: [{ id: 'project' }], tracks: [{ id: 'track' }], posts: [{ id: 'post' }] },
  });
});

test('a list that is left out is told from an empty one, and stays out of the file while it is empty', () => {
  const work = workIn({ projects: [], tracks: [track] });
  expect(work.leftOut).toEqual(['posts']);
  expect(workIn({ projects: [], tracks: [], posts: [] })).not.toHaveProperty('leftOut');
  const lists = (change: object) =>
    Object.keys(JSON.parse(formatContentFile({ ...work, ...change })) as object);
  expect(lists({})).toEqual(['$schema', 'projects', 'tracks']);
  expect(lists({ posts: workIn({ posts: [post] }).posts })).toContain('posts');
});

test('the file names its schema, from where it lies', () => {
  const { $schema } = JSON.parse(formatContentFile(testContent)) as { $schema: string };
  expect(existsSync(join(dirname(CONTENT_FILE), $schema))).toBe(true);
});

test('placeholder work reads back from its file as the same work', () => {
  const { projects, tracks, posts, owner } = testContent;
  const work = { projects, tracks, posts };
  expect(parseContent(formatContentFile(work), { artist: owner.name })).toEqual({ work });
});
