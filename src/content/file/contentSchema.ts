import { z } from 'zod';
import { DURATION, FILE_PATH, isWebAddress, normalDuration, WEB_ADDRESS } from '../rules.ts';
import { address, entry, list, text } from './fields.ts';

const ID = 'an id of letters, digits, - and _';
/** `constructor` and the like name what every object inherits: an entry cannot be stored under them. */
const isFreeKey = (id: string) => !(id in {});
const id = z
  .string({ error: ID })
  .regex(/^[\p{L}\p{M}\p{N}_-]+$/u, { error: ID })
  .refine(isFreeKey, { error: `${ID} that is no word of JavaScript’s` })
  .describe('Made from the title where it is left out.');

const DAY = 'a day such as 2026-05-31';
const day = z.iso.date({ error: DAY });

const PICTURE =
  'a file under public such as images/a.jpg, or an address that starts with https:// or http://';
const picture = z
  .string({ error: PICTURE })
  .regex(new RegExp(`${WEB_ADDRESS.source}|${FILE_PATH.source}`, 'u'), {
    error: PICTURE,
    abort: true,
  })
  .refine((value) => FILE_PATH.test(value) || isWebAddress(value), { error: PICTURE })
  .optional()
  .describe('A file under public, or an address. A drawn cover stands where it is left out.');

const LENGTH = 'minutes and seconds such as 3:45';
const READ_TIME = 'a time such as 5 min read';
const STATUS = 'published or draft';

/** Every word once, in the order in which they come. */
const words = list(text, 'words')
  .default([])
  .transform((all) => [...new Set(all)]);

const project = entry({
  id: id.optional(),
  title: text,
  description: text,
  image: picture,
  technologies: words,
  liveUrl: address.optional().describe('Without it the card has no link to the live site.'),
  githubUrl: address.optional().describe('Without it the card has no link to the source.'),
  featured: z
    .boolean({ error: 'true or false' })
    .default(false)
    .describe('Shown large. Where no project is, the first three are.'),
});

const track = entry({
  id: id.optional(),
  title: text,
  album: text,
  duration: z
    .string({ error: LENGTH })
    .regex(DURATION, { error: LENGTH })
    .transform(normalDuration)
    .describe('Minutes and seconds, such as 3:45.'),
  cover: picture,
  spotifyUrl: address,
  addedAt: day.describe('The day it was added, such as 2026-05-31. Only the owner sees it.'),
});

const post = entry({
  id: id.optional(),
  title: text,
  excerpt: text,
  content: text,
  publishedAt: day.describe('The day it appeared, such as 2026-05-31.'),
  readTime: z
    .string({ error: READ_TIME })
    .regex(/^[1-9]\d{0,2} min read$/, { error: READ_TIME })
    .optional()
    .describe('Such as 5 min read. Counted from the content where it is left out.'),
  tags: words,
  image: picture,
  status: z
    .enum(['published', 'draft'], { error: STATUS })
    .default('published')
    .describe('Visitors see what is published, and that is what a post is where it is left out.'),
});

/** The file of the owner's work. Lists that are left out are empty. */
export const contentSchema = entry(
  {
    $schema: z.string({ error: 'the address of a JSON Schema' }).optional(),
    projects: list(project, 'projects').default([]),
    tracks: list(track, 'tracks').default([]).describe('Newest first.'),
    posts: list(post, 'posts').default([]).describe('Newest first.'),
  },
  'an object such as {"projects": [], "tracks": [], "posts": []}',
);

/** What the schema makes of the file, its defaults filled in. */
export type ContentFile = z.output<typeof contentSchema>;
