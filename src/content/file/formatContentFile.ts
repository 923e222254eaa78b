import type { ListName, Work } from '../types';

/** The lists of a content file, in the order of the file. */
export const LIST_NAMES: readonly ListName[] = ['projects', 'tracks', 'posts'];

/** Every field of a content file. The fields of each kind of entry are in the order of the schema. */
export const FIELD_ORDER: readonly string[] = [
  ...['$schema', ...LIST_NAMES, 'id', 'title', 'description', 'excerpt', 'content'],
  ...[
    'publishedAt',
    'updatedAt',
    'tags',
    'language',
    'image',
    'technologies',
    'liveUrl',
    'githubUrl',
  ],
  ...['featured', 'album', 'duration', 'cover', 'spotifyUrl', 'audio', 'addedAt', 'status'],
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

/** The same work always gives the same text, without defaults and counted values; `parseContent` reads it back. */
export function formatContentFile({ projects, tracks, posts, missingLists = [] }: Work): string {
  const lists = { projects, tracks, posts };
  const written = LIST_NAMES.filter(
    (list) => !missingLists.includes(list) || lists[list].length > 0,
  );
  const file = {
    $schema: './content.schema.json',
    ...Object.fromEntries(written.map((list) => [list, lists[list].map(omitDefaults)])),
  };
  // The list of names drops fields of the state alone: the artist of a track, the reading time of a post.
  return `${JSON.stringify(file, [...FIELD_ORDER], 2)}\n`;
}
