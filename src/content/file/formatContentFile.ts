import type { ListName, Work } from '../types';

type ListInFile = Exclude<ListName, 'about'>;

/** The lists that have a section even if they are empty, unless the file lacks them. */
export const SHOWN_EMPTY: readonly ListInFile[] = ['projects', 'tracks', 'posts'];

export const LISTS_IN_FILE_ORDER: readonly ListInFile[] = ['experience', ...SHOWN_EMPTY];

/** Every field of a content file. The fields of each kind of entry are in the order of the schema. */
export const FIELD_ORDER: readonly string[] = [
  '$schema',
  'about',
  'text',
  'portrait',
  ...LISTS_IN_FILE_ORDER,
  'id',
  'title',
  'organization',
  'place',
  'start',
  'end',
  'description',
  'url',
  'body',
  'excerpt',
  'content',
  'publishedAt',
  'updatedAt',
  'tags',
  'language',
  'image',
  'technologies',
  'liveUrl',
  'githubUrl',
  'featured',
  'album',
  'duration',
  'cover',
  'spotifyUrl',
  'audio',
  'addedAt',
  'status',
];

/** The defaults that `parseContent` fills in for missing fields, as JSON. */
const DEFAULTS: Partial<Record<string, string>> = {
  technologies: '[]',
  tags: '[]',
  featured: 'false',
  status: '"published"',
};

const omitDefaults = (entry: object) =>
  Object.fromEntries(
    Object.entries(entry).filter(([name, value]) => JSON.stringify(value) !== DEFAULTS[name]),
  );

/** Formats work as a content file, without default or derived values. `parseContent` is the inverse. */
export function formatContentFile({
  missingLists = [],
  about: [about] = [],
  ...lists
}: Work): string {
  const empty = SHOWN_EMPTY.filter((list) => !missingLists.includes(list));
  const written = LISTS_IN_FILE_ORDER.filter((list) => lists[list]?.length || empty.includes(list));
  const file = {
    $schema: './content.schema.json',
    // In the file it is one object, without id and title.
    ...(about && { about: { ...about, id: undefined, title: undefined } }),
    ...Object.fromEntries(written.map((list) => [list, lists[list]?.map(omitDefaults)])),
  };
  // The list of names omits derived fields: the artist of a track, the reading time of a post.
  return `${JSON.stringify(file, [...FIELD_ORDER], 2)}\n`;
}
