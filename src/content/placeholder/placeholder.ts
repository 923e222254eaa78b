import { base, en, Faker } from '@faker-js/faker';
import { MAX_FEATURED_PROJECTS } from '../featuredProjects.ts';
import { placeholderImage } from '../images.ts';
import { estimateReadTime } from '../readTime.ts';
import type { IsoDate, Post, Project, Track, Work } from '../types';
import { POST, PROJECT, TECHNOLOGIES, TOPICS, TRACK } from './vocabulary.ts';

const DAYS_BACK = 30;
/** Of eight generated posts (spec section 4). */
const PUBLISHED_POSTS = 6;

interface PlaceholderOptions {
  seed: number;
  artist: string;
  /** The day of the build. All dates are in the 30 days before it. */
  today: Date;
}

/** Placeholder work with the counts of spec section 9, newest first. The same seed and day give the same work. */
export function placeholderWork({ seed, artist, today }: PlaceholderOptions): Work {
  const faker = new Faker({ locale: [en, base], seed });
  const { helpers } = faker;
  const pick = (from: string[]) => helpers.arrayElement(from);
  const pickSome = <T>(from: T[], count: number | { min: number; max: number }) =>
    helpers.arrayElements(from, count);
  // Midnight, so that the hour of the build does not matter.
  const refDate = `${today.toISOString().slice(0, 10)}T00:00:00Z`;
  const recentDay = (): IsoDate =>
    faker.date.recent({ days: DAYS_BACK, refDate }).toISOString().slice(0, 10);

  /** Combines both lists; the first has a word for each entry. */
  const pairs = (left: string[], right: string[]) => {
    const [first, second] = [helpers.shuffle(left), helpers.shuffle(right)];
    return (index: number) => `${first[index]} ${second[index % second.length]}`;
  };

  const projectTitle = pairs(PROJECT.names, PROJECT.kinds);
  const project = (_: unknown, index: number): Project => {
    const title = projectTitle(index);
    const slug = title.toLowerCase().replaceAll(' ', '-');
    return {
      id: `project-${index + 1}`,
      title,
      description: `A ${pick(PROJECT.things)} that ${pick(PROJECT.gains)}.`,
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
  const openings = helpers.shuffle(POST.sentences);
  const post = (_: unknown, index: number): Post => {
    // 3 to 10 minutes.
    const count = { min: 11, max: 42 };
    const content = helpers
      .multiple(() => pickSome(POST.sentences, 4).join(' '), { count })
      .join('\n\n');
    return {
      id: `post-${index + 1}`,
      title: `${pick(POST.acts)} ${postTitle(index)}`,
      excerpt: openings.slice(index, index + 2).join(' '),
      content,
      publishedAt: recentDay(),
      readTime: estimateReadTime(content),
      tags: pickSome(TOPICS, 3),
      image: placeholderImage(`post-${index + 1}`),
      status: 'draft',
    };
  };

  const projects = helpers.multiple(project, { count: 8 });
  const tracks = helpers.multiple(track, { count: 6 });
  const posts = helpers.multiple(post, { count: 8 });
  for (const published of pickSome(posts, PUBLISHED_POSTS)) published.status = 'published';
  return {
    projects,
    tracks: tracks.sort((a, b) => b.addedAt.localeCompare(a.addedAt)),
    posts: posts.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
  };
}
