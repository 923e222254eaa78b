import { parseContent } from '../content/file/parseContent';

export const ARTIST = 'Kim';

// Entries of a content file with the required fields only.
export const project = { title: 'Loom', description: 'Weaves.' };
export const track = {
  title: 'Dusk',
  album: 'Days',
  duration: '03:05',
  spotifyUrl: 'https://open.spotify.com/track/1',
  addedAt: '2026-05-01',
};
export const post = {
  title: 'On Rooms',
  excerpt: 'Short.',
  content: 'Long.',
  publishedAt: '2026-02-28',
};

const parse = (file: unknown) => parseContent(JSON.stringify(file), { artist: ARTIST });

/** The work of a valid file. Throws if the file has errors. */
export function workIn(file: unknown) {
  const parsed = parse(file);
  if ('errors' in parsed) throw new Error(parsed.errors.join('\n'));
  return parsed.work;
}

/** The errors of a file; empty if it is valid. */
export function errorsIn(file: unknown): string[] {
  const parsed = parse(file);
  return 'errors' in parsed ? parsed.errors : [];
}
