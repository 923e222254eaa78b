import type { ListName, PostStatus, Work } from '../content/types';
import { fingerprintOf } from './fingerprint';

/** An entry of the content file: enough to tell whether it has changed. */
export interface SavedEntry {
  id: string;
  /** Only posts have one. */
  status?: PostStatus | undefined;
  /** Equal for equal fields; null for an entry that an import has replaced. */
  fingerprint: string | null;
}

/** The entries of the content file, each list in its order, to count differences from it. */
export type ContentSnapshot = Record<ListName, SavedEntry[]>;

interface Entry {
  id: string;
  status?: PostStatus;
}

const snapshotOf = (entries: Entry[]): SavedEntry[] =>
  entries.map((entry) => ({
    id: entry.id,
    ...(entry.status && { status: entry.status }),
    fingerprint: fingerprintOf(entry),
  }));

/** The snapshot of a content file with this work. */
export const takeSnapshot = ({ projects, posts, tracks }: Work): ContentSnapshot => ({
  projects: snapshotOf(projects),
  posts: snapshotOf(posts),
  tracks: snapshotOf(tracks),
});

/** How two lists differ. */
interface ListChanges {
  added: SavedEntry[];
  deleted: SavedEntry[];
  /** Each as it was before, and as it is after. */
  edited: [before: SavedEntry, after: SavedEntry][];
  /** Whether the entries of both lists have another order. */
  isReordered: boolean;
}

const byId = (list: SavedEntry[]) => new Map(list.map((entry) => [entry.id, entry]));

/** Compares two snapshots of a list. */
export function compareLists(before: SavedEntry[], after: SavedEntry[]): ListChanges {
  const old = byId(before);
  const now = byId(after);
  // An entry that an import has replaced counts as edited; its place in the file says nothing.
  const idsInBoth = (list: SavedEntry[]) =>
    list.map(({ id }) => id).filter((id) => old.get(id)?.fingerprint && now.has(id));
  return {
    added: after.filter(({ id }) => !old.has(id)),
    deleted: before.filter(({ id }) => !now.has(id)),
    edited: after.flatMap((entry) => {
      const was = old.get(entry.id);
      return was && was.fingerprint !== entry.fingerprint ? [[was, entry]] : [];
    }),
    isReordered: idsInBoth(before).join() !== idsInBoth(after).join(),
  };
}

/** How many entries of a list differ from its snapshot; another order counts as one. */
export function countChanges(inFile: SavedEntry[], entries: Entry[]): number {
  const { added, deleted, edited, isReordered } = compareLists(inFile, snapshotOf(entries));
  return added.length + deleted.length + edited.length + Number(isReordered);
}
