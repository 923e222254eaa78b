import { z } from 'zod';
import { DURATION, FILE_PATH, isWebAddress, normalDuration } from '../rules.ts';

// The policy of the site allows no code made out of text, which zod would try for speed.
z.config({ jitless: true });

// The message of each check is what it expects, so that an error can say it beside what it found (`errors.ts`).

const TEXT = 'text that is not empty';
const text = z.string({ error: TEXT }).regex(/\S/, { error: TEXT });

const ID = 'an id of letters, digits, - and _';
/** What every object has by birth cannot be the key of an entry. */
const isFreeKey = (id: string) => !(id in {});
const id = z
  .string({ error: ID })
  .regex(/^[\p{L}\p{M}\p{N}_-]+$/u, { error: ID })
  .refine(isFreeKey, { error: `${ID} that is no word of JavaScript’s` })
  .describe('Made from the title where it is left out.');

const DAY = 'a day such as 2026-05-31';
const day = z.iso.date({ error: DAY });

const ADDRESS = 'an address that starts with https:// or http://';
/** In both cases by letters and not by a flag: the patterns of a JSON Schema have none. */
const WEB = /^[Hh][Tt][Tt][Pp][Ss]?:/;
const address = z
  .string({ error: ADDRESS })
  .regex(WEB, { error: ADDRESS, abort: true })
  .refine(isWebAddress, { error: ADDRESS });

const PICTURE =
  'a file under public such as images/a.jpg, or an address that starts with https:// or http://';
const picture = z
  .string({ error: PICTURE })
  .regex(new RegExp(`${WEB.source}|${FILE_PATH.source}`), { error: PICTURE, abort: true })
  .refine((value) => FILE_PATH.test(value) || isWebAddress(value), { error: PICTURE })
  .optional()
  .describe('A file under public, or an address. A drawn cover stands where it is left out.');

const LENGTH = 'minutes and seconds such as 3:45';
const READ_TIME = 'a time such as 5 min read';
const STATUS = 'published or draft';

const list = <T extends z.ZodType>(item: T, what: string) =>
  z.array(item, { error: `a list of ${what}` });

/** Every word once, in the order in which they come. */
const words = list(text, 'words')
  .default([])
  .transform((all) => [...new Set(all)]);

/** An object with these fields and no others. */
const entry = <T extends z.ZodRawShape>(fields: T) => {
  const names = Object.keys(fields).join(', ');
  return z.strictObject(fields, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? `one of the fields ${names}` : `an object with ${names}`,
  });
};

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
export const contentSchema = entry({
  $schema: z.string({ error: 'the address of a JSON Schema' }).optional(),
  projects: list(project, 'projects').default([]),
  tracks: list(track, 'tracks').default([]).describe('Newest first.'),
  posts: list(post, 'posts').default([]).describe('Newest first.'),
});

/** What the schema makes of the file, its defaults filled in. */
export type ContentFile = z.output<typeof contentSchema>;
