import { base, en, Faker } from '@faker-js/faker';
import { MAX_FEATURED_PROJECTS } from '../featuredProjects.ts';
import { placeholderImage } from '../images.ts';
import type { IsoDate, ListName, Post, Project, Track, Work } from '../types';
import { POST, PROJECT, TECHNOLOGIES, TOPICS, TRACK } from './vocabulary.ts';

const DAYS_BACK = 30;
/** Six of eight generated posts are published (spec section 4). */
const PUBLISHED_SHARE = 6 / 8;

/** The number of entries per list; the defaults are the counts of spec section 9. */
export type Counts = Record<ListName, number>;

interface PlaceholderOptions {
  seed: number;
  artist: string;
  /** The day of the build. All dates are in the 30 days before it. */
  today: Date;
  counts?: Partial<Counts> | undefined;
}

const DEFAULT_COUNTS: Counts = { projects: 8, tracks: 6, posts: 8 };

/** Placeholder work, newest first. The same seed and day give the same work. */
export function placeholderWork({ seed, artist, today, counts: asked }: PlaceholderOptions): Work {
  const counts = { ...DEFAULT_COUNTS, ...asked };
  const faker = new Faker({ locale: [en, base], seed });
  const pick = (from: string[]) => faker.helpers.arrayElement(from);
  const pickSome = <T>(from: T[], count: number | { min: number; max: number }) =>
    faker.helpers.arrayElements(from, count);
  // Midnight, so that the hour of the build does not matter.
  const refDate = `${today.toISOString().slice(0, 10)}T00:00:00Z`;
  const recentDay = (): IsoDate =>
    faker.date.recent({ days: DAYS_BACK, refDate }).toISOString().slice(0, 10);

  /** Combines both lists so that neighbours share no word. */
  const pairs = (left: string[], right: string[]) => {
    const [first, second] = [faker.helpers.shuffle(left), faker.helpers.shuffle(right)];
    return (index: number) => {
      const turn = Math.floor(index / first.length);
      return `${first[index % first.length]} ${second[(index + turn) % second.length]}`;
    };
  };

  const projectTitle = pairs(PROJECT.names, PROJECT.kinds);
  const project = (_: unknown, index: number): Project => {
    const title = projectTitle(index);
    const slug = title.toLowerCase().replaceAll(' ', '-');
    return {
      id: `project-${index + 1}`,
      title,
      description: `A ${pick(PROJECT.qualities)} ${pick(PROJECT.things)} that ${pick(PROJECT.gains)}, made for ${pick(PROJECT.audiences)}.`,
      image: placeholderImage(slug),
      technologies: pickSome(TECHNOLOGIES, { min: 2, max: TECHNOLOGIES.length }),
      liveUrl: `https://example.com/${slug}`,
      githubUrl: `https://github.com/example/${slug}`,
      featured: index < MAX_FEATURED_PROJECTS,
    };
  };

  const trackTitle = pairs(TRACK.moods, TRACK.images);
  const track = (_: unknown, index: number): Track => {
    const seconds = faker.number.int({ min: 120, max: 240 });
    return {
      id: `track-${index + 1}`,
      title: trackTitle(index),
      artist,
      album: `${pick(TRACK.images)} ${pick(TRACK.times)}`,
      duration: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
      cover: placeholderImage(`track-${index + 1}`),
      spotifyUrl: `https://open.spotify.com/track/${faker.string.alphanumeric(22)}`,
      addedAt: recentDay(),
    };
  };

  const postTitle = pairs(POST.subjects, POST.manners);
  const sentences = (count: number) => pickSome(POST.sentences, count).join(' ');
  const post = (_: unknown, index: number): Post => ({
    id: `post-${index + 1}`,
    title: `${pick(POST.acts)} ${postTitle(index)}`,
    excerpt: sentences(2),
    content: faker.helpers.multiple(() => sentences(4), { count: 5 }).join('\n\n'),
    publishedAt: recentDay(),
    readTime: faker.number.int({ min: 3, max: 10 }),
    tags: pickSome(TOPICS, 3),
    image: placeholderImage(`post-${index + 1}`),
    status: 'draft',
  });

  const projects = faker.helpers.multiple(project, { count: counts.projects });
  const tracks = faker.helpers.multiple(track, { count: counts.tracks });
  const posts = faker.helpers.multiple(post, { count: counts.posts });
  for (const published of pickSome(posts, Math.round(counts.posts * PUBLISHED_SHARE))) {
    published.status = 'published';
  }

  return {
    projects,
    tracks: tracks.sort((a, b) => b.addedAt.localeCompare(a.addedAt)),
    posts: posts.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
  };
}
