import type { ListName, Work } from '../../content/types';
import type { Entry } from '../lists/createList';
import { compareLists, findChangedFields } from './compareLists';

/** `theirs` with the fields that differ between `base` and `ours`. */
function mergeEntry<E extends Entry>(base: E, ours: E, theirs: E): E {
  const after = new Map<string, unknown>(Object.entries(ours));
  const changes = findChangedFields(base, ours).map((name) => [name, after.get(name)] as const);
  return { ...theirs, ...Object.fromEntries(changes) };
}

const byId = <E extends Entry>(list: E[]) => new Map(list.map((entry) => [entry.id, entry]));

function mergeLists<E extends Entry>(base: E[] = [], ours: E[] = [], theirs: E[] = []): E[] {
  const { added, edited, isReordered } = compareLists(base, ours);
  const [before, after] = [byId(base), byId(ours)] as const;
  const theirEdits = new Set(compareLists(base, theirs).edited.map(([{ id }]) => id));
  const merged = theirs.flatMap((entry) => {
    const [was, now] = [before.get(entry.id), after.get(entry.id)];
    if (now) return was ? mergeEntry(was, now, entry) : now;
    return was && !theirEdits.has(entry.id) ? [] : entry;
  });
  const places = new Map(ours.map(({ id }, index) => [id, index]));
  const getPlace = ({ id }: E) => places.get(id) ?? -1;
  const ids = new Set(theirs.map(({ id }) => id));
  for (const entry of [...added, ...edited.map(([, entry]) => entry)])
    if (!ids.has(entry.id)) {
      // Not the index in `ours`: they may have added entries before it.
      const isBefore = (other: E) => places.has(other.id) && getPlace(other) < getPlace(entry);
      merged.splice(merged.findLastIndex(isBefore) + 1, 0, entry);
    }
  // Entries that only they have come first.
  return isReordered ? merged.sort((one, other) => getPlace(one) - getPlace(other)) : merged;
}

/**
 * The work of `theirs` with all changes from `base` to `ours`. In a conflict `ours` wins: in a field that both changed, and
 * in an entry that both added with one id. An entry that one deleted and the other edited stays, edited.
 */
export function mergeWork(base: Work, ours: Work, theirs: Work): Work {
  // All lists, even optional ones.
  const lists: Required<Pick<Work, ListName>> = {
    about: mergeLists(base.about, ours.about, theirs.about),
    experience: mergeLists(base.experience, ours.experience, theirs.experience),
    projects: mergeLists(base.projects, ours.projects, theirs.projects),
    tracks: mergeLists(base.tracks, ours.tracks, theirs.tracks),
    posts: mergeLists(base.posts, ours.posts, theirs.posts),
  };
  return { ...theirs, ...lists };
}
