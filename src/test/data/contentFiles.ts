import { parseContent } from '../../content/file/parseContent';

export const ARTIST = 'Kim';

// Entries of a content file with only the required fields.
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

/** Parses the work of a content file. Throws if the file has errors. */
export function parsedWork(text: string, artist = ARTIST) {
  const parsed = parseContent(text, { artist });
  if ('errors' in parsed) throw new Error(parsed.errors.join('\n'));
  return parsed.work;
}

/** The work of a valid file. Throws if the file has errors. */
export const workIn = (file: unknown) => parsedWork(JSON.stringify(file));

/** The errors of a file; empty if it is valid. */
export function errorsIn(file: unknown): string[] {
  const parsed = parseContent(JSON.stringify(file), { artist: ARTIST });
  return 'errors' in parsed ? parsed.errors : [];
}
