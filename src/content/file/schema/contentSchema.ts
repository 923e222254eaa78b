import { countBytes, isReserved, MAX_ID_BYTES } from '../../ids.ts';
import {
  AUDIO_NAME_PATTERN,
  DURATION_PATTERN,
  FILE_PATH_PATTERN,
  isWebAddress,
  normalizeDuration,
  PICTURE_NAME_PATTERN,
  WEB_ADDRESS_PATTERN,
  YEAR_PATTERN,
} from '../../rules.ts';
import { z } from '../zod.ts';
import {
  address,
  ADDRESS_EXPECTED,
  language,
  list,
  matching,
  strictObject,
  text,
} from './fields.ts';

const ID_EXPECTED = 'an id of letters, digits, - and _';
const id = matching(/^[\p{L}\p{M}\p{N}_-]+$/u, ID_EXPECTED)
  .refine(
    (value) => !isReserved(value),
    `${ID_EXPECTED}, not a name reserved by JavaScript or Windows such as constructor or con`,
  )
  .refine(
    (value) => countBytes(value) <= MAX_ID_BYTES,
    `an id of at most ${MAX_ID_BYTES} bytes, the limit for the name of a folder`,
  )
  .describe('Made from the title if it is left out.');

const day = z.iso.date('a day such as 2026-05-31');

/** A file under `public` whose name matches `name`, or a web address. */
function source(example: string, name: RegExp) {
  const error = `a file under public such as ${example}, without a slash in front and without : ? # \\ in its name, or ${ADDRESS_EXPECTED}`;
  const pattern = new RegExp(`${WEB_ADDRESS_PATTERN.source}|${FILE_PATH_PATTERN.source}`, 'u');
  return matching(pattern, error)
    .refine(
      (value) => (FILE_PATH_PATTERN.test(value) && name.test(value)) || isWebAddress(value),
      error,
    )
    .optional();
}

const picture = source('images/a.jpg', PICTURE_NAME_PATTERN).describe(
  'A file under public, or an address. Without it a drawn cover is shown.',
);

/** A list of texts; duplicates and the blanks around texts, which no one sees, are dropped. */
const words = list(text, 'words')
  .default([])
  .transform((all) => [...new Set(all.map((word) => word.trim()))]);

const project = strictObject({
  id: id.optional(),
  title: text,
  description: text,
  body: text.optional().describe('Markdown. With it the project has a page of its own.'),
  image: picture,
  technologies: words,
  liveUrl: address.optional().describe('Without it the card has no link to the live site.'),
  githubUrl: address.optional().describe('Without it the card has no link to the source.'),
  featured: z
    .boolean('true or false')
    .default(false)
    .describe('Shown large: the first three of these, or the first three projects if none is.'),
});

const track = strictObject({
  id: id.optional(),
  title: text,
  album: text,
  duration: matching(DURATION_PATTERN, 'minutes and seconds such as 3:45')
    .transform(normalizeDuration)
    .describe('Minutes and seconds, such as 3:45.'),
  cover: picture,
  spotifyUrl: address
    .optional()
    .describe('Where the track can be heard, on Spotify or elsewhere. Optional with audio.'),
  audio: source('audio/a.mp3', AUDIO_NAME_PATTERN).describe(
    'A file under public, or an address that does not redirect to another host. The play button plays it.',
  ),
  addedAt: day.describe('The day it was added, such as 2026-05-31. The page does not show it.'),
}).refine(({ spotifyUrl, audio }) => spotifyUrl !== undefined || audio !== undefined, {
  path: ['spotifyUrl'],
  error: `${ADDRESS_EXPECTED}, unless there is audio`,
});

const about = strictObject({
  text: text.describe('Paragraphs, with an empty line between them.'),
  portrait: source('images/me.jpg', PICTURE_NAME_PATTERN).describe(
    'A file under public, or an address; upright, 4:5.',
  ),
}).transform((fields) => [{ id: 'about', title: 'About', ...fields }]);

const year = matching(YEAR_PATTERN, 'a year such as "2019"');

const position = strictObject({
  id: id.optional(),
  title: text.describe('The position, or the degree.'),
  organization: text.optional(),
  place: text.optional(),
  start: year,
  end: year.optional().describe('Without it the position is held to this day.'),
  description: text.optional().describe('What was done; line breaks are kept.'),
  url: address.optional().describe('The site of the organization.'),
}).refine(({ start, end = start }) => end >= start, {
  path: ['end'],
  error: 'the year of its start, or a later one',
});

const post = strictObject({
  id: id.optional(),
  title: text,
  excerpt: text,
  content: text,
  publishedAt: day.describe('The day it appeared, such as 2026-05-31.'),
  updatedAt: day.optional().describe('The day of its last change, for feed readers.'),
  readTime: z.unknown().optional().describe('Ignored: the reading time is computed.'),
  tags: words,
  language: language
    .optional()
    .describe('The language of the text if it is not that of the site, such as en or pt-BR.'),
  image: picture,
  status: z
    .enum(['published', 'draft'], 'published or draft')
    .default('published')
    .describe('Visitors see published posts only. Published if it is left out.'),
});

/** The content file. Missing lists are empty, and have no section on the site. */
export const contentSchema = strictObject(
  {
    $schema: z.string('the address of a JSON Schema').optional(),
    about: about.optional().describe('Who you are, above your skills.'),
    experience: list(position, 'positions').default([]).describe('Newest first.'),
    projects: list(project, 'projects').default([]),
    tracks: list(track, 'tracks').default([]).describe('Newest first.'),
    posts: list(post, 'posts').default([]).describe('Newest first.'),
  },
  'an object such as {"projects": [], "tracks": [], "posts": []}',
);

/** The parsed file, with its defaults filled in. */
export type ContentFile = z.output<typeof contentSchema>;
