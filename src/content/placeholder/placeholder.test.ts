import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeholderImage } from '../images';
import { placeholderWork } from './placeholder';
import { TECHNOLOGIES, TOPICS } from './vocabulary';

const FIRST_DAY = '2026-04-20';
const DAY = '2026-05-20';
const ARTIST = 'Kim';
const make = (seed: number, counts = {}) =>
  placeholderWork({ seed, artist: ARTIST, today: new Date(`${DAY}T12:00:00Z`), counts });

const areUnique = (values: unknown[]) => new Set(values).size === values.length;
const isNewestFirst = (dates: string[]) => isDeepStrictEqual(dates, dates.toSorted().reverse());

// Spec sections 3, 4 and 9, of whatever seed.
test('placeholder work is as the specification counts it', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { projects, tracks, posts } = make(seed);
      expect(projects.map(({ featured }) => featured)).toEqual([
        ...[true, true, true],
        ...[false, false, false, false, false],
      ]);
      for (const { technologies, liveUrl, githubUrl } of projects) {
        expect(technologies.length).toSatisfy((count: number) => count >= 2 && count <= 5);
        expect(areUnique(technologies)).toBe(true);
        expect(TECHNOLOGIES).toEqual(expect.arrayContaining(technologies));
        expect(liveUrl).toMatch(/^https:\/\/example\.com\/[a-z-]+$/);
        expect(githubUrl).toMatch(/^https:\/\/github\.com\/example\/[a-z-]+$/);
      }

      expect(tracks).toHaveLength(6);
      for (const { artist, duration } of tracks) {
        expect(artist).toBe(ARTIST);
        expect(duration).toMatch(/^([23]:[0-5]\d|4:00)$/);
      }

      expect(posts).toHaveLength(8);
      expect(posts.filter(({ status }) => status === 'published')).toHaveLength(6);
      for (const { readTime, tags } of posts) {
        expect(readTime).toMatch(/^([3-9]|10) min read$/);
        expect(tags).toHaveLength(3);
        expect(areUnique(tags)).toBe(true);
        expect(TOPICS).toEqual(expect.arrayContaining(tags));
      }

      for (const dates of [
        posts.map((post) => post.publishedAt),
        tracks.map((each) => each.addedAt),
      ]) {
        expect(dates.every((date) => date >= FIRST_DAY && date <= DAY)).toBe(true);
        expect(isNewestFirst(dates)).toBe(true);
      }
      for (const list of [projects, tracks, posts]) {
        expect(areUnique(list.map(({ id }) => id))).toBe(true);
      }
      expect(areUnique(projects.map(({ title }) => title))).toBe(true);
      expect(areUnique(projects.map(({ liveUrl }) => liveUrl))).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('each entry is made of words, and has a number, a picture and addresses of its own', () => {
  const { projects, tracks, posts } = make(1);
  for (const { title, description, image, liveUrl } of projects) {
    expect(description).toMatch(/^A [a-z-]+ [a-z ]+ that .+, made for (?!undef).+\.$/);
    const slug = title.toLowerCase().replace(' ', '-');
    expect([image, liveUrl]).toEqual([placeholderImage(slug), `https://example.com/${slug}`]);
  }
  for (const { id, cover, album, spotifyUrl, addedAt } of tracks) {
    expect(cover).toBe(placeholderImage(id));
    expect(album).toMatch(/^[A-Z][a-z]+ (at|in|before|after|by) [A-Z][a-z]+$/);
    expect(spotifyUrl).toMatch(/^https:\/\/open\.spotify\.com\/track\/\w{22}$/);
    expect(addedAt).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  for (const { id, title, image, excerpt, content } of posts) {
    expect(title).toMatch(/^[A-Z][a-z]+ing [A-Z]/);
    expect(image).toBe(placeholderImage(id));
    expect(excerpt).toMatch(/^[A-Z][^.]+\. [A-Z][^.]+\.$/);
    expect(content).toMatch(/^([A-Z][^.]+\.( [A-Z][^.]+\.){3}(\n\n|$)){5}$/);
  }
  const numbersOf = (list: { id: string }[]) => list.map(({ id }) => id.replace(/^[a-z]+-/, ''));
  expect([projects, tracks, posts].map((list) => numbersOf(list).toSorted().join(''))).toEqual([
    ...['12345678', '123456', '12345678'],
  ]);
});

test('drafts are at random places', () => {
  const places = Array.from({ length: 30 }, (_, seed) =>
    make(seed).posts.findIndex(({ status }) => status === 'draft'),
  );
  expect(new Set(places).size).toBeGreaterThan(3);
});

test('the same seed and day give the same work, and another seed another', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(), { minLength: 2, maxLength: 2 }),
      ([seed = 0, other = 1]) => {
        expect(make(seed)).toEqual(make(seed));
        expect(make(other)).not.toEqual(make(seed));
      },
    ),
    { numRuns: 10 },
  );
});

test('there is as much as is asked for', () => {
  const { projects, tracks, posts } = make(1, { projects: 1, tracks: 90, posts: 800 });
  expect([projects.length, tracks.length, posts.length]).toEqual([1, 90, 800]);
  expect(posts.filter(({ status }) => status === 'published')).toHaveLength(600);
  expect(areUnique(posts.map(({ id }) => id))).toBe(true);
  expect(areUnique(tracks.map(({ title }) => title))).toBe(true);
});
