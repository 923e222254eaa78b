import type { PostStatus } from '../content/types';

/** What tells whether a list differs from the content file: the status of each post by its id, `true` for each track. */
export type Fingerprint = Record<string, PostStatus | true>;

/** Entities of a list by their ids. */
type Entities = Record<string, { id: string; status?: PostStatus }>;

/** The fingerprint of a list as it is now. */
export const fingerprintOf = (entities: Entities): Fingerprint =>
  Object.fromEntries(
    Object.values(entities).map(({ id, status }) => [id, status ?? (true as const)]),
  );

/** How many entries came, went, or have another status. */
export function countChanges(exported: Fingerprint, entities: Entities): number {
  const current = fingerprintOf(entities);
  const ids = new Set([...Object.keys(exported), ...Object.keys(current)]);
  return [...ids].filter((id) => exported[id] !== current[id]).length;
}
