import { describe, expect, test } from 'vitest';
import { ARTIST, errorsIn, post, project, track } from '../../test/contentFiles';
import { parseContent } from './parseContent';

const DAY = 'a day such as 2026-05-31';
const WEB = 'an address that starts with https:// or http://';
const PICTURE = `a file under public such as images/a.jpg, or ${WEB}`;

describe('an error names the entry, the field, what was expected and what was found', () => {
  test.each([
    [[], 'the whole: expected an object with $schema, projects, tracks, posts, found a list of 0'],
    [
      { works: 1 },
      'works: expected one of the fields $schema, projects, tracks, posts, found a field "works"',
    ],
    [{ posts: {} }, 'posts: expected a list of posts, found an empty object'],
    [
      { tracks: [null] },
      'tracks[0]: expected an object with id, title, album, duration, cover, spotifyUrl, addedAt, found null',
    ],
  ])('%j', (file, error) => expect(errorsIn(file)).toEqual([error]));

  test.each([
    [{ publishedAt: 'yesterday' }, `publishedAt: expected ${DAY}, found "yesterday"`],
    [{ publishedAt: '2026-02-29' }, `publishedAt: expected ${DAY}, found "2026-02-29"`],
    [{ publishedAt: undefined }, `publishedAt: expected ${DAY}, found nothing`],
    [{ excerpt: ' ' }, 'excerpt: expected text that is not empty, found " "'],
    [{ content: 5 }, 'content: expected text that is not empty, found 5'],
    [{ status: 'live' }, 'status: expected published or draft, found "live"'],
    [{ readTime: '5 min' }, 'readTime: expected a time such as 5 min read, found "5 min"'],
    [{ tags: 'CSS' }, 'tags: expected a list of words, found "CSS"'],
    [{ tags: ['CSS', ['a', 'b']] }, 'tags[1]: expected text that is not empty, found a list of 2'],
    [{ image: '/a.jpg' }, `image: expected ${PICTURE}, found "/a.jpg"`],
    [{ image: '../a.jpg' }, `image: expected ${PICTURE}, found "../a.jpg"`],
    [{ image: 'data:image/png,' }, `image: expected ${PICTURE}, found "data:image/png,"`],
    [{ image: { src: 'a.jpg' } }, `image: expected ${PICTURE}, found an object with "src"`],
    [{ id: 'a b' }, 'id: expected an id of letters, digits, - and _, found "a b"'],
    [
      { id: '__proto__' },
      'id: expected an id of letters, digits, - and _ that is no word of JavaScript’s, found "__proto__"',
    ],
  ])('a post with %j', (field, error) => {
    expect(errorsIn({ posts: [post, { ...post, ...field }] })).toEqual([
      `posts[1] "On Rooms", ${error}`,
    ]);
  });

  test.each([
    [{ duration: '3:60' }, 'duration: expected minutes and seconds such as 3:45, found "3:60"'],
    [
      { spotifyUrl: 'javascript:alert(1)' },
      `spotifyUrl: expected ${WEB}, found "javascript:alert(1)"`,
    ],
    [{ spotifyUrl: 'https://' }, `spotifyUrl: expected ${WEB}, found "https://"`],
  ])('a track with %j', (field, error) => {
    expect(errorsIn({ tracks: [{ ...track, ...field }] })).toEqual([`tracks[0] "Dusk", ${error}`]);
  });

  test('a title that is too long is cut, and one that is wrong is left out', () => {
    const long = 'a'.repeat(200);
    expect(
      errorsIn({
        posts: [
          { ...post, title: long, tags: 0 },
          { ...post, title: 7 },
        ],
      }),
    ).toEqual([
      `posts[0] "${'a'.repeat(60)}…", tags: expected a list of words, found 0`,
      'posts[1], title: expected text that is not empty, found 7',
    ]);
  });

  test('an id that two entries share is an error of the second', () => {
    const projects = [project, project].map((each) => ({ ...each, id: 'loom' }));
    expect(errorsIn({ projects, tracks: [{ ...track, id: 'loom' }] })).toEqual([
      'projects[1] "Loom", id: expected an id that no other of projects has, found "loom"',
    ]);
  });
});

test('all errors are told at once, those of a picture that is not there too', () => {
  const file = {
    extra: true,
    projects: [
      { ...project, image: 'images/a.jpg' },
      { ...project, image: 'images/b.jpg' },
    ],
    posts: [{ ...post, excerpt: '', publishedAt: 1, pubished: 2 }, 'a post'],
  };
  const parsed = parseContent(JSON.stringify(file), {
    artist: ARTIST,
    hasFile: (path) => path === 'images/a.jpg',
  });
  const places =
    'errors' in parsed ? parsed.errors.map((error) => error.split(': expected')[0]) : [];
  expect(places.toSorted()).toEqual([
    'extra',
    'posts[0] "On Rooms", excerpt',
    'posts[0] "On Rooms", pubished',
    'posts[0] "On Rooms", publishedAt',
    'posts[1]',
    'projects[1] "Loom", image',
  ]);
});
