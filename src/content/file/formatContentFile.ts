import type { ListName, Work } from '../types';

/** The lists of a content file, in its order. */
export const LIST_NAMES: readonly ListName[] = ['projects', 'tracks', 'posts'];

/** The text of a content file. `parseContent` reads it back as the same work in the same order. */
export function formatContentFile({ projects, tracks, posts, leftOut = [] }: Work): string {
  const lists = {
    projects,
    // `artist` is the owner's name, which the file does not hold.
    tracks: tracks.map(({ artist: _owner, ...track }) => track),
    posts,
  };
  const file: Partial<typeof lists> & { $schema: string } = {
    $schema: './content.schema.json',
    ...lists,
  };
  for (const list of leftOut) if (lists[list].length === 0) Reflect.deleteProperty(file, list);
  return `${JSON.stringify(file, null, 2)}\n`;
}
