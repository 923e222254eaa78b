import { describe, expect, test } from 'vitest';
import { errorsIn, post, track } from '../../test/data/contentFiles';

const DAY = 'a day such as 2026-05-31';
const VISIBLE = 'expected text with a visible character in it';
const WEB = 'an address that starts with https:// or http://';
const NAMES = 'without a slash in front and without : ? # \\ in its name';
const AUDIO = `a file under public such as audio/a.mp3, ${NAMES}, or ${WEB}`;
const PICTURE = `a file under public such as images/a.jpg, ${NAMES}, or ${WEB}`;

describe('an error names the entry, the field, and the expected and the actual value', () => {
  test.each([
    [{ works: 1 }, /^works: expected one of the fields \$schema, .*, found a field "works"$/],
    [{ posts: { a: 1 } }, /^posts: expected a list of posts, found an object$/],
    [[], /^the file: expected an object such as .*, found a list of 0$/],
    [{ tracks: [null] }, /^tracks\[0\]: expected an object with id, .*, found null$/],
  ])('%j', (file, error) => expect(errorsIn(file)).toEqual([expect.stringMatching(error)]));

  test.each<[object, unknown]>([
    [{ publishedAt: '2026-02-29' }, `publishedAt: expected ${DAY}, found "2026-02-29"`],
    [{ publishedAt: undefined }, `publishedAt: expected ${DAY}, found nothing`],
    [{ excerpt: ' ' }, `excerpt: ${VISIBLE}, found " "`],
    [{ excerpt: '\u200b' }, `excerpt: ${VISIBLE}, found "\\u{200b}"`],
    [{ status: 'live' }, 'status: expected published or draft, found "live"'],
    [{ tags: ['CSS', ['a', 'b']] }, `tags[1]: ${VISIBLE}, found a list of 2`],
    [{ excerpt: 'a \ud83d' }, expect.stringContaining('text without a broken character')],
    ...[
      '/a.jpg',
      'x\r/../../package.json',
      'x\u2028y.jpg',
      'a/./b.jpg',
      'a #1.jpg',
      'a\ud83d.jpg',
      'https:example.com/x',
      'https://*',
      'https://a;b.example',
      'https://a,b.example/x',
    ].map((image): [object, unknown] => [{ image }, expect.stringContaining(PICTURE)]),
    [{ image: 'resume.pdf' }, `image: expected ${PICTURE}, found "resume.pdf"`],
    [{ image: '../a.jpg' }, `image: expected ${PICTURE}, found "../a.jpg"`],
    [{ id: 'a b' }, 'id: expected an id of letters, digits, - and _, found "a b"'],
    [{ id: '雨'.repeat(86) }, expect.stringContaining('an id of at most 255 bytes, the limit for')],
    [{ id: '__proto__' }, expect.stringContaining('not a name reserved by JavaScript or Windows')],
    [{ id: 'Com1' }, expect.stringContaining('not a name reserved by JavaScript or Windows')],
  ])('a post with %j', (field, error) => {
    const [message, ...others] = errorsIn({ posts: [post, { ...post, ...field }] });
    expect(message?.replace('posts[1] "On Rooms", ', '')).toEqual(error);
    expect(others).toEqual([]);
  });

  test.each([
    [{ duration: '3:60' }, 'duration: expected minutes and seconds such as 3:45, found "3:60"'],
    [{ spotifyUrl: 'javascript:a' }, `spotifyUrl: expected ${WEB}, found "javascript:a"`],
    [{ audio: 'resume.pdf' }, `audio: expected ${AUDIO}, found "resume.pdf"`],
    [
      { spotifyUrl: undefined },
      `spotifyUrl: expected ${WEB}, unless there is audio, found nothing`,
    ],
  ])('a track with %j', (field, error) => {
    expect(errorsIn({ tracks: [{ ...track, ...field }] })).toEqual([`tracks[0] "Dusk", ${error}`]);
  });

  test('a position that ends before its start', () => {
    const position = { title: 'Engineer', start: '2020', end: '2019' };
    expect(errorsIn({ experience: [position] })).toEqual([
      'experience[0] "Engineer", end: expected the year of its start, or a later one, found "2019"',
    ]);
  });

  test('a long title is truncated, and an invalid one omitted', () => {
    const longest = 'a'.repeat(60);
    const posts = [{ title: `${longest}a`, tags: 0 }, { title: longest, tags: 0 }, { title: 7 }];
    expect(errorsIn({ posts: posts.map((fields) => ({ ...post, ...fields })) })).toEqual([
      `posts[0] "${longest}…", tags: expected a list of words, found 0`,
      `posts[1] "${longest}", tags: expected a list of words, found 0`,
      'posts[2], title: expected text with a visible character in it, found 7',
    ]);
  });
});
