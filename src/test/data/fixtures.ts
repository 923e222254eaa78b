import type { About, Position, Post, Project, Track, Work } from '../../content/types';
import { demoOwner as owner } from './demoOwner';

// Entries with the given fields; the others do not matter.

export const aTrack = (id: string, parts: Partial<Track> = {}): Track => ({
  id,
  title: `Track ${id}`,
  artist: owner.name,
  album: 'Tides in Winter',
  duration: '3:05',
  cover: `https://picsum.photos/seed/${id}`,
  spotifyUrl: `https://open.spotify.com/track/${id}`,
  addedAt: '2026-05-01',
  ...parts,
});

export const aPost = (id: string, parts: Partial<Post> = {}): Post => ({
  id,
  title: `Post ${id}`,
  excerpt: 'An excerpt.',
  content: 'A body.',
  publishedAt: '2026-05-01',
  readTime: 1,
  tags: ['CSS'],
  image: `https://picsum.photos/seed/${id}`,
  status: 'published',
  ...parts,
});

export const aProject = (id: string, parts: Partial<Project> = {}): Project => ({
  id,
  title: `Project ${id}`,
  description: 'Does something.',
  technologies: ['CSS'],
  featured: false,
  ...parts,
});

export const aPosition = (id: string, parts: Partial<Position> = {}): Position => ({
  id,
  title: `Position ${id}`,
  start: '2019',
  ...parts,
});

export const anAbout = (parts: Partial<About> = {}): About => ({
  id: 'about',
  title: 'About',
  text: 'I build.\n\nI play.',
  ...parts,
});

/** The values of the form for a new post. */
export const NEW_POST = { title: 'On Rooms', excerpt: 'E.', content: 'C.', readTime: 1, tags: [] };

/** The work with these lists; the others are empty. */
export const makeWork = (lists: Partial<Work> = {}): Work => {
  return { projects: [], posts: [], tracks: [], ...lists };
};
