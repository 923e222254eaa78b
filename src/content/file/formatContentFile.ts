import type { Work } from '../types';

/** Work as the text of a content file, which reads back as the same work in the same order. */
export function contentFileOf({ projects, tracks, posts }: Work): string {
  const file = {
    $schema: '../content.schema.json',
    projects,
    // The artist is the owner, of whom nothing stands here.
    tracks: tracks.map(({ artist: _owner, ...track }) => track),
    posts,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
