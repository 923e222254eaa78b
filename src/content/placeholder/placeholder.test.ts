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

// Spec sections 3, 4 and 9, for any seed.
test('placeholder work has the counts and values of the specification', () => {
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

test('placeholder entries are made of words, and have pictures and addresses of their own', () => {
  const { projects, tracks, posts } = make(1);
  for (const { title, description, image, liveUrl } of projects) {
    expect(description).toMatch(/^A [a-z-]+ [a-z ]+ that .+, made for (?!undef).+\.$/);
    const slug = title.toLowerCase().replace(' ', '-');
    expect([image, liveUrl]).toEqual([placeholderImage(slug), `https://example.com/${slug}`]);
  }
  for (const { id, cover, album, spotifyUrl } of tracks) {
    expect(cover).toBe(placeholderImage(id));
    expect(album).toMatch(/^[A-Z][a-z]+ (at|in|before|after|by) [A-Z][a-z]+$/);
    expect(spotifyUrl).toMatch(/^https:\/\/open\.spotify\.com\/track\/\w{22}$/);
  }
  for (const { id, title, image, excerpt, content } of posts) {
    expect(title).toMatch(/^[A-Z][a-z]+ing [A-Z]/);
    expect(image).toBe(placeholderImage(id));
    expect(excerpt).toMatch(/^[A-Z][^.]+\. [A-Z][^.]+\.$/);
    expect(content).toMatch(/^([A-Z][^.]+\.( [A-Z][^.]+\.){3}(\n\n|$)){5}$/);
  }
});

test('placeholder work follows its seed, also in which posts are drafts', () => {
  expect(make(1)).toEqual(make(1));
  expect(make(2)).not.toEqual(make(1));
  const places = Array.from({ length: 30 }, (_, seed) =>
    make(seed).posts.findIndex(({ status }) => status === 'draft'),
  );
  expect(new Set(places).size).toBeGreaterThan(3);
});

test('placeholder work has as many entries as are asked for', () => {
  const { projects, tracks, posts } = make(1, { projects: 1, tracks: 90, posts: 800 });
  expect([projects.length, tracks.length, posts.length]).toEqual([1, 90, 800]);
  expect(areUnique(posts.map(({ id }) => id))).toBe(true);
  expect(areUnique(tracks.map(({ title }) => title))).toBe(true);
});
