import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateReadTime } from '../readTime';
import { placeholderWork } from './placeholder';
import { TECHNOLOGIES, TOPICS } from './vocabulary';

const FIRST_DAY = '2026-04-20';
const DAY = '2026-05-20';
const ARTIST = 'Kim';
const make = (seed: number) =>
  placeholderWork({ seed, artist: ARTIST, today: new Date(`${DAY}T12:00:00Z`) });

const areUnique = (values: unknown[]) => new Set(values).size === values.length;
const isNewestFirst = (dates: string[]) => isDeepStrictEqual(dates, dates.toSorted().reverse());

// Spec sections 3, 4 and 9, with any seed.
test('placeholder work matches the counts and values of the specification', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { projects, tracks, posts } = make(seed);
      expect(projects).toHaveLength(8);
      for (const [at, { featured }] of projects.entries()) expect(featured).toBe(at < 3);
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
      for (const { content, readTime, tags } of posts) {
        expect(readTime).toBe(estimateReadTime(content));
        expect(readTime).toSatisfy((minutes: number) => minutes >= 3 && minutes <= 10);
        expect(tags).toHaveLength(3);
        expect(areUnique(tags)).toBe(true);
        expect(TOPICS).toEqual(expect.arrayContaining(tags));
      }

      const [days, addedDays] = [posts.map((it) => it.publishedAt), tracks.map((it) => it.addedAt)];
      for (const dates of [days, addedDays]) {
        expect(dates.every((date) => date >= FIRST_DAY && date <= DAY)).toBe(true);
        expect(isNewestFirst(dates)).toBe(true);
      }
      for (const list of [projects, tracks, posts])
        expect(areUnique(list.map(({ id }) => id))).toBe(true);
      expect(areUnique(projects.map(({ title }) => title))).toBe(true);
      expect(areUnique(posts.map(({ excerpt }) => excerpt))).toBe(true);
      expect(areUnique(projects.map(({ liveUrl }) => liveUrl))).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('placeholder work depends on its seed, including the choice of drafts', () => {
  expect(make(1)).toEqual(make(1));
  expect(make(2)).not.toEqual(make(1));
  const places = Array.from({ length: 30 }, (_, seed) =>
    make(seed).posts.findIndex(({ status }) => status === 'draft'),
  );
  expect(new Set(places).size).toBeGreaterThan(3);
});
