import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ARTIST, parsedWork, post, project, track, workIn } from '../../test/data/contentFiles';
import { aPosition } from '../../test/data/fixtures';
import { CONTENT_FILE } from '../filePaths';
import { FIELD_ORDER, formatContentFile, LISTS_IN_FILE_ORDER } from './formatContentFile';
import { parseContent } from './parseContent';
import { contentSchema } from './schema/contentSchema';

test('missing lists and fields get their defaults', () => {
  expect(workIn({})).toMatchObject({ projects: [], tracks: [], posts: [] });
  expect(workIn({ projects: [project], tracks: [track], posts: [post] })).toEqual({
    projects: [{ ...project, id: 'loom', technologies: [], featured: false }],
    tracks: [{ ...track, id: 'dusk', artist: ARTIST, duration: '3:05' }],
    posts: [{ ...post, id: 'on-rooms', tags: [], readTime: 1, status: 'published' }],
  });
});

test('a position may end in the year of its start', () => {
  const position = aPosition('a', { end: '2019' });
  expect(workIn({ experience: [position] }).experience).toEqual([position]);
});

test('a track with audio needs no address', () => {
  const { tracks } = workIn({ tracks: [{ ...track, spotifyUrl: undefined, audio: 'a.mp3' }] });
  expect(tracks[0]).toMatchObject({ audio: 'a.mp3' });
});

test('duplicate words in a list are dropped', () => {
  const { posts } = workIn({ posts: [{ ...post, tags: ['b', 'a b', 'b '] }] });
  expect(posts[0]?.tags).toEqual(['b', 'a b']);
});

test.each([
  ['a missing colon', '{\n  "posts" []}', /^line 2: expected JSON, found this: .*:/],
  [
    'a trailing comma',
    '{\n  "posts": [\n    1,\n  ]\n}',
    /^line 4: expected JSON, found this: .+$/,
  ],
  ['no end', '{"posts": [', /^line 1: expected JSON, found this: /],
  ['endless nesting', '['.repeat(200_000), /^line 1: expected JSON, found this: /],
  ['nothing but a space', ' ', /^the file: expected JSON, found nothing$/],
  [
    'a repeated list',
    '{\n  "posts": [{ "id": "a" }],\n  "posts" : []}',
    /^line 3: expected one "posts", found another$/,
  ],
  [
    'a repeated field',
    '{"posts": [{"id": "\\"a:", "content": "{", "id": "b"}]}',
    /^line 1: expected one "id", found/,
  ],
  [
    'bytes other than UTF-8',
    Uint8Array.from([0x7b, 0xe9, 0x7d]),
    /^the file: expected text in UTF-8, found other bytes$/,
  ],
])('a source with %s is refused with one error', (_what, source, error) => {
  expect(parseContent(source, { artist: ARTIST })).toEqual({
    errors: [expect.stringMatching(error)],
  });
});

test('a byte order mark is skipped at the start and kept within text', () => {
  expect(parseContent('\uFEFF{}', { artist: ARTIST })).toHaveProperty('work');
  expect(workIn({ posts: [{ ...post, content: 'a\uFEFFb' }] }).posts[0]?.content).toBe('a\uFEFFb');
});

test('a missing list differs from an empty one, and stays out of the file while empty', () => {
  const work = workIn({ projects: [], tracks: [track] });
  expect(work.missingLists).toEqual(['posts']);
  expect(workIn({ projects: [], tracks: [], posts: [] })).not.toHaveProperty('missingLists');
  const lists = (change: object) =>
    Object.keys(JSON.parse(formatContentFile({ ...work, ...change })) as object);
  expect(lists({})).toEqual(['$schema', 'projects', 'tracks']);
  expect(lists({ posts: workIn({ posts: [post] }).posts })).toContain('posts');
});

test('the text about the owner is one object in the file, and a list of one entry in the work', () => {
  const about = { text: 'I build.\n\nI play.', portrait: 'images/me.jpg' };
  const work = workIn({ about });
  expect(work.about).toEqual([{ id: 'about', title: 'About', ...about }]);
  const file = JSON.parse(formatContentFile({ ...work, experience: [aPosition('a')] })) as object;
  expect(Object.keys(file).slice(0, 3)).toEqual(['$schema', 'about', 'experience']);
  expect(file).toHaveProperty('about', about);
  const later = work.about?.map((fields) => ({ ...fields, place: 'A field of later' })) ?? [];
  expect(formatContentFile({ ...work, about: later })).toContain('A field of later');
  expect(workIn({})).not.toHaveProperty('about');
  expect(formatContentFile({ ...work, about: [] })).not.toContain('about');
});

test('a content file refers to its schema by relative path', () => {
  const { $schema } = JSON.parse(formatContentFile(workIn({}))) as { $schema: string };
  expect(existsSync(join(dirname(CONTENT_FILE), $schema))).toBe(true);
});

test('a content file has its fields in schema order', () => {
  for (const list of LISTS_IN_FILE_ORDER) {
    const { shape } = contentSchema.shape[list].unwrap().element;
    const fields = Object.keys(shape).filter((field) => field !== 'readTime');
    expect(fields).toEqual(FIELD_ORDER.filter((field) => fields.includes(field)));
  }
});

test('a content file has ids, but no defaults or counted values', () => {
  const entry = { status: 'published', tags: [], readTime: '9 min read', ...post };
  const text = formatContentFile(
    workIn({
      projects: [{ featured: false, ...project, technologies: [] }],
      tracks: [{ ...track, spotifyUrl: 'HTTPS://open.spotify.com/track/1' }],
      posts: [
        { ...entry, id: 'b' },
        { ...entry, status: 'draft' },
      ],
    }),
  );
  expect(JSON.parse(text)).toEqual({
    $schema: './content.schema.json',
    projects: [{ id: 'loom', ...project }],
    tracks: [
      { id: 'dusk', ...track, duration: '3:05', spotifyUrl: 'HTTPS://open.spotify.com/track/1' },
    ],
    posts: [
      { id: 'b', ...post },
      { id: 'on-rooms', ...post, status: 'draft' },
    ],
  });
  expect(text).toMatch(/^\{\n {2}"\$schema": [^]*\n\}\n$/);
  expect(formatContentFile(parsedWork(text))).toBe(text);
});
