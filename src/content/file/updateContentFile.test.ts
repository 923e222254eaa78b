import { expect, test } from 'vitest';
import { testContent } from '../../test/data/content';
import { ARTIST, parsedWork, post, project } from '../../test/data/contentFiles';
import type { Post, Work } from '../types';
import { formatContentFile } from './formatContentFile';
import { parseContent } from './parseContent';
import { updateContentFile } from './updateContentFile';

const parse = (text: string) => parseContent(text, { artist: ARTIST });

/** A file as somebody writes it: no defaults, lists of words in one line, fields in an order of its own. */
const BY_HAND = `{
    "posts": [
        {
            "publishedAt": "2026-02-28",
            "title": "On Rooms",
            "excerpt": "Short.",
            "tags": ["a", "b"],
            "content": "Long."
        },
        { "title": "On Halls", "excerpt": "E", "content": "C", "publishedAt": "2026-02-27" }
    ],
    "tracks": []
}
`;
const EXAMPLE = formatContentFile({ ...testContent, tracks: [] });

const NEW: Post = {
  id: 'new',
  ...post,
  title: 'New',
  tags: ['x'],
  status: 'draft',
  readTime: '3 min read',
};

const linesOf = (text: string) => text.split('\n');

const edited = (work: Work, fields: Partial<Post>): Work => ({
  ...work,
  posts: work.posts.map((each, at) => (at === 0 ? { ...each, ...fields } : each)),
});

const FILES = { BY_HAND, EXAMPLE, 'a file of Windows': BY_HAND.replaceAll('\n', '\r\n') };

test.each(Object.entries(FILES))('%s gets a new entry, and nothing else', (_name, source) => {
  const work = parsedWork(source);
  const added = { ...work, posts: [NEW, ...work.posts] };
  const text = updateContentFile(source, added, parse);
  expect(parsedWork(text)).toEqual(added);
  const lines = linesOf(text);
  const from = lines.findIndex((line) => line.includes('"id": "new"')) - 1;
  lines.splice(from, linesOf(JSON.stringify(NEW, null, 2)).length);
  expect(lines.join('\n')).toBe(source);
  expect(updateContentFile(text, work, parse)).toBe(source);
});

const LONG = 'a '.repeat(900).trim();

test.each<[string, (work: Work) => Work, string[]]>([
  ['a status', (work) => edited(work, { status: 'draft' }), ['"status": "draft"']],
  [
    'a title, which the id does not follow',
    (work) => edited(work, { title: 'On Doors' }),
    ['"title": "On Doors"', '"id": "on-rooms"'],
  ],
  [
    'a text, which the time to read follows',
    (work) => edited(work, { content: LONG, readTime: '5 min read' }),
    [`"content": "${LONG}"`],
  ],
  ['the last tag', (work) => edited(work, { tags: [] }), ['"tags": []']],
  ['the order', (work) => ({ ...work, posts: [...work.posts].reverse() }), []],
  [
    'a list that was left out',
    (work) => ({ ...work, projects: parsedWork(JSON.stringify({ projects: [project] })).projects }),
    [
      ...['"projects": [', '"title": "Loom"', '"description": "Weaves."', '"technologies": []'],
      ...['"featured": false', '"id": "loom"'],
    ],
  ],
])('%s is written into a file by hand, and nothing else', (_what, change, written) => {
  const work = change(parsedWork(BY_HAND));
  const text = updateContentFile(BY_HAND, work, parse);
  expect(parsedWork(text)).toEqual({ ...work, leftOut: parsedWork(text).leftOut });
  const bare = (line: string) => line.trim().replace(/,$/, '');
  const old = new Set(linesOf(BY_HAND).map(bare));
  expect(
    linesOf(text)
      .map(bare)
      .filter((line) => !old.has(line)),
  ).toEqual(written);
});

const [A, B] = ['A', 'B'].map((title) => JSON.stringify({ ...post, title }));
const inLines = (entry: object, margin: string) =>
  JSON.stringify(entry, null, 1).replaceAll('\n', `\n${margin}`);
const drafted = { ...post, status: 'draft' };
const fileOf = (posts: string) => `{\n "tracks": [ ],\n "posts": ${posts}\n}`;
const addNew = (all: Post[]) => [...all, NEW];
const draft = (all: Post[]) => all.map((each): Post => ({ ...each, status: 'draft' }));

test.each<[string, string, (posts: Post[]) => Post[], string]>([
  ['the first entry', '[]', addNew, `[\n  ${inLines(NEW, '  ')}\n ]`],
  ['a second', `[ ${A} ]`, addNew, `[ ${A}, ${inLines(NEW, '  ')} ]`],
  ['a third', `[${A},\n${B}]`, addNew, `[${A},\n${B},\n${inLines(NEW, '  ')}]`],
  ['no entry', `[ ${A} ]`, () => [], '[]'],
  ['a field in one line', `[${JSON.stringify(post)}]`, draft, `[${inLines(drafted, '  ')}]`],
  ['a field elsewhere', `[${inLines(post, '    ')}]`, draft, `[${inLines(drafted, '    ')}]`],
])('a list gets %s, in the layout of the file', (_what, before, change, after) => {
  const work = parsedWork(fileOf(before));
  const text = updateContentFile(fileOf(before), { ...work, posts: change(work.posts) }, parse);
  expect(text).toBe(fileOf(after));
});

test('work that would be an error in the file is written as it is', () => {
  const work = edited(parsedWork(BY_HAND), { title: '' });
  expect(updateContentFile(BY_HAND, work, parse)).toBe(formatContentFile(work));
});

test('a list that is left out is removed', () => {
  const work: Work = { ...parsedWork(BY_HAND), posts: [], leftOut: ['projects', 'posts'] };
  expect(updateContentFile(BY_HAND, work, parse)).toBe('{\n    "tracks": []\n}\n');
});

test.each([
  ['is in one line', JSON.stringify(JSON.parse(BY_HAND))],
  ['has an error', '{\n  "posts": 1\n}'],
  ['would give an entry another id', BY_HAND.replace('On Rooms', 'On Halls')],
])('a file that %s is written anew', (_what, source) => {
  const posts = [{ ...NEW, ...parsedWork(FILES.BY_HAND).posts[1], id: 'on-halls-2' }];
  const work = { projects: [], tracks: [], posts };
  expect(updateContentFile(source, work, parse)).toBe(formatContentFile(work));
});
