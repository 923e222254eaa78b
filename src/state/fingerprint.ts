import type { PostStatus, Work } from '../content/types';

/**
 * What tells whether a list differs from the content file: the status of each post by its id, `true` for each track;
 * `false` for what has been replaced since.
 */
export type Fingerprint = Record<string, PostStatus | boolean>;

/** What the content file holds of both lists. */
export interface ListFingerprints {
  posts: Fingerprint;
  tracks: Fingerprint;
}

/** The lists are in the content file that the site is built from, and it has this git hash. */
export interface KeptLists extends ListFingerprints {
  fileHash: string;
}

interface Entry {
  id: string;
  status?: PostStatus;
}

/** Entities of a list by their ids, or in their order. */
type Entities = Record<string, Entry> | readonly Entry[];

/** The fingerprint of a list as it is now. */
export const fingerprintOf = (entities: Entities): Fingerprint =>
  Object.fromEntries(
    Object.values(entities).map(({ id, status }) => [id, status ?? (true as const)]),
  );

/** The fingerprints of lists that are in the content file as they are now. */
export const fingerprintsOf = ({
  posts,
  tracks,
}: Pick<Work, 'posts' | 'tracks'>): ListFingerprints => ({
  posts: fingerprintOf(posts),
  tracks: fingerprintOf(tracks),
});

/** The fingerprint of a list after another took its place that is not in the content file. */
export const replaced = (exported: Fingerprint | null): Fingerprint =>
  Object.fromEntries(Object.keys(exported ?? {}).map((id) => [id, false]));

/** How many entries came, went, or have another status. */
export function countChanges(exported: Fingerprint, entities: Entities): number {
  const current = fingerprintOf(entities);
  const ids = new Set([...Object.keys(exported), ...Object.keys(current)]);
  return [...ids].filter((id) => exported[id] !== current[id]).length;
}
