import { describe, expect, test } from 'vitest';
import { testContent } from '../../test/content';
import { ARTIST, post, project, track, workIn } from '../../test/contentFiles';
import { contentFileOf } from './formatContentFile';
import { parseContent } from './parseContent';

describe('what a file leaves out', () => {
  test('is empty, or what is usual', () => {
    expect(workIn({})).toEqual({ projects: [], tracks: [], posts: [] });
    expect(workIn({ projects: [project], tracks: [track], posts: [post] })).toEqual({
      projects: [{ ...project, id: 'loom', technologies: [], featured: true }],
      tracks: [{ ...track, id: 'dusk', artist: ARTIST, duration: '3:05' }],
      posts: [{ ...post, id: 'on-rooms', tags: [], readTime: '3 min read', status: 'published' }],
    });
  });

  test.each([
    { given: [], featured: [true, true, true, false] },
    { given: [3], featured: [false, false, false, true] },
    { given: [0, 1, 2, 3], featured: [true, true, true, true] },
  ])('is chosen for the projects where $given are featured: $featured', ({ given, featured }) => {
    const projects = [0, 1, 2, 3].map((index) =>
      given.includes(index) ? { ...project, featured: true } : project,
    );
    expect(workIn({ projects }).projects.map((each) => each.featured)).toEqual(featured);
  });
});

test.each([
  { name: 'one title twice', titles: ['A b!', 'a B', 'A b'], ids: ['a-b', 'a-b-2', 'a-b-3'] },
  { name: 'a title of signs', titles: ['!?', '🎉'], ids: ['post', 'post-2'] },
  { name: 'other scripts', titles: ['雨の庭', 'شِعر', 'हिन्दी'], ids: ['雨の庭', 'شِعر', 'हिन्दी'] },
  { name: 'a key of every object', titles: ['constructor'], ids: ['constructor-2'] },
])('an id is made of the title, for $name', ({ titles, ids }) => {
  const { posts } = workIn({ posts: titles.map((title) => ({ ...post, title })) });
  expect(posts.map(({ id }) => id)).toEqual(ids);
});

test('an id that is given is kept, and taken by no other entry', () => {
  const { posts } = workIn({ posts: [post, { ...post, id: 'on-rooms' }] });
  expect(posts.map(({ id }) => id)).toEqual(['on-rooms-2', 'on-rooms']);
});

test('a word that stands twice in a list is kept once', () => {
  expect(workIn({ posts: [{ ...post, tags: ['b', 'a', 'b'] }] }).posts[0]?.tags).toEqual([
    'b',
    'a',
  ]);
});

test.each([
  ['{\n  "posts" []}', /^line 2: expected JSON, found this: /],
  ['[}', /^the whole: expected JSON, found this: Unexpected token/],
  ['', /^the whole: expected JSON, found this: /],
])('%j is no JSON, and says where', (text, error) => {
  const parsed = parseContent(text, { artist: ARTIST });
  expect(parsed).toEqual({ errors: [expect.stringMatching(error)] });
});

test('a byte order mark is no error', () => {
  expect(parseContent('\uFEFF{}', { artist: ARTIST })).toHaveProperty('work');
});

test('placeholder work reads back from its file as the same work', () => {
  const { projects, tracks, posts, owner } = testContent;
  const work = { projects, tracks, posts };
  expect(parseContent(contentFileOf(work), { artist: owner.name })).toEqual({ work });
});
