import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Work } from '../types';
import { placeholderWork } from './placeholder';
import { TECHNOLOGIES, TOPICS } from './vocabulary';

const DAY_MS = 24 * 60 * 60 * 1000;
const TODAY = new Date('2026-05-20T12:00:00Z');
const ARTIST = 'Kim';
const DAY = TODAY.toISOString().slice(0, 10);
const FIRST_DAY = new Date(TODAY.getTime() - 30 * DAY_MS).toISOString().slice(0, 10);

/** Asserts it of the work of many seeds. */
const ofEveryWork = (claim: (work: Work) => void) => () => {
  const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
  fc.assert(
    fc.property(seeds, (seed) => claim(placeholderWork({ seed, artist: ARTIST, today: TODAY }))),
  );
};
const areUnique = (values: unknown[]) => new Set(values).size === values.length;
const isNewestFirst = (dates: string[]) => isDeepStrictEqual(dates, dates.toSorted().reverse());

describe('placeholder projects', () => {
  test(
    'are eight, and the first three are featured',
    ofEveryWork(({ projects }) => {
      const featured = projects.map((project) => project.featured);
      expect(featured).toEqual([true, true, true, false, false, false, false, false]);
    }),
  );

  test(
    'each use two to five technologies out of the four, none of them twice',
    ofEveryWork(({ projects }) => {
      for (const { technologies } of projects) {
        expect(technologies.length).toSatisfy((count: number) => count >= 2 && count <= 5);
        expect(areUnique(technologies)).toBe(true);
        expect(TECHNOLOGIES).toEqual(expect.arrayContaining(technologies));
      }
    }),
  );

  test(
    'have titles and addresses of their own',
    ofEveryWork(({ projects }) => {
      expect(areUnique(projects.map(({ title }) => title))).toBe(true);
      expect(areUnique(projects.map(({ liveUrl }) => liveUrl))).toBe(true);
      for (const { liveUrl, githubUrl } of projects) {
        expect(liveUrl).toMatch(/^https:\/\/example\.com\/[a-z-]+$/);
        expect(githubUrl).toMatch(/^https:\/\/github\.com\/example\/[a-z-]+$/);
      }
    }),
  );
});

describe('placeholder tracks', () => {
  test(
    'are six by the owner, two to four minutes long',
    ofEveryWork(({ tracks }) => {
      expect(tracks).toHaveLength(6);
      for (const { artist, duration } of tracks) {
        expect(artist).toBe(ARTIST);
        expect(duration).toMatch(/^([23]:[0-5]\d|4:00)$/);
      }
    }),
  );
});

describe('placeholder posts', () => {
  test(
    'are eight, of which six are published',
    ofEveryWork(({ posts }) => {
      expect(posts.map(({ status }) => status).sort()).toEqual([
        ...Array<string>(2).fill('draft'),
        ...Array<string>(6).fill('published'),
      ]);
    }),
  );

  test(
    'take three to ten minutes and have three tags each, none of them twice',
    ofEveryWork(({ posts }) => {
      for (const { readTime, tags } of posts) {
        expect(readTime).toMatch(/^([3-9]|10) min read$/);
        expect(tags).toHaveLength(3);
        expect(areUnique(tags)).toBe(true);
        expect(TOPICS).toEqual(expect.arrayContaining(tags));
      }
    }),
  );

  test('are drafts at random places', () => {
    const places = Array.from({ length: 30 }, (_, seed) =>
      placeholderWork({ seed, artist: ARTIST, today: TODAY }).posts.findIndex(
        ({ status }) => status === 'draft',
      ),
    );
    expect(new Set(places).size).toBeGreaterThan(3);
  });
});

describe('placeholder work', () => {
  test(
    'is of the last thirty days, newest first',
    ofEveryWork(({ posts, tracks }) => {
      for (const dates of [
        posts.map(({ publishedAt }) => publishedAt),
        tracks.map(({ addedAt }) => addedAt),
      ]) {
        expect(dates.every((date) => date >= FIRST_DAY && date <= DAY)).toBe(true);
        expect(isNewestFirst(dates)).toBe(true);
      }
    }),
  );

  test(
    'has ids that no other of its kind has',
    ofEveryWork((work) => {
      for (const kind of [work.projects, work.tracks, work.posts]) {
        expect(areUnique(kind.map(({ id }) => id))).toBe(true);
      }
    }),
  );

  test('is the same for the same seed and day, and another for another seed', () => {
    const seeds = fc.uniqueArray(fc.nat(), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(seeds, ([seed = 0, other = 1]) => {
        const work = placeholderWork({ seed, artist: ARTIST, today: TODAY });
        expect(placeholderWork({ seed, artist: ARTIST, today: TODAY })).toEqual(work);
        expect(placeholderWork({ seed: other, artist: ARTIST, today: TODAY })).not.toEqual(work);
      }),
    );
  });

  test('is as much as is asked for', () => {
    const counts = { projects: 1, tracks: 90, posts: 800 };
    const work = placeholderWork({ seed: 1, artist: ARTIST, today: TODAY, counts });
    expect([work.projects.length, work.tracks.length, work.posts.length]).toEqual([1, 90, 800]);
    expect(work.posts.filter(({ status }) => status === 'published')).toHaveLength(600);
    expect(areUnique(work.posts.map(({ id }) => id))).toBe(true);
  });
});
