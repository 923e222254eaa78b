import type { Work } from '../types';

/** The text of a content file. `parseContent` reads it back as the same work in the same order. */
export function formatContentFile({ projects, tracks, posts }: Work): string {
  const file = {
    $schema: '../content.schema.json',
    projects,
    // `artist` is the owner's name, which the file does not hold.
    tracks: tracks.map(({ artist: _owner, ...track }) => track),
    posts,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
