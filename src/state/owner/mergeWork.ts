import type { Work } from '../../content/types';
import { compareLists, type Entry } from './compareLists';

/** `theirs` with the fields that differ between `base` and `ours`. */
function mergeEntry<E extends Entry>(base: E, ours: E, theirs: E): E {
  const before = new Map<string, unknown>(Object.entries(base));
  const after = new Map<string, unknown>(Object.entries(ours));
  const names = [...before.keys(), ...after.keys()].filter(
    (name) => JSON.stringify(before.get(name)) !== JSON.stringify(after.get(name)),
  );
  return { ...theirs, ...Object.fromEntries(names.map((name) => [name, after.get(name)])) };
}

function mergeLists<E extends Entry>(base: E[] = [], ours: E[] = [], theirs: E[] = []): E[] {
  const { added, edited, deleted, isReordered } = compareLists(base, ours);
  const theirChanges = new Set(compareLists(base, theirs).edited.map(([, { id }]) => id));
  const deletedIds = new Set(deleted.flatMap(({ id }) => (theirChanges.has(id) ? [] : id)));
  const edits = new Map(edited.map((edit) => [edit[1].id, edit]));
  const merged = theirs
    .filter(({ id }) => !deletedIds.has(id))
    .map((entry) => {
      const edit = edits.get(entry.id);
      return edit ? mergeEntry(...edit, entry) : entry;
    });
  const places = new Map(ours.map(({ id }, index) => [id, index]));
  const getPlace = ({ id }: E) => places.get(id) ?? -1;
  for (const entry of [...added, ...edited.map(([, entry]) => entry)]) {
    const index = merged.findIndex(({ id }) => id === entry.id);
    if (index < 0) merged.splice(getPlace(entry), 0, entry);
    else if (!edits.has(entry.id)) merged[index] = entry;
  }
  // Entries that only they have come first.
  return isReordered ? merged.sort((one, other) => getPlace(one) - getPlace(other)) : merged;
}

/**
 * The work of `theirs` with all changes from `base` to `ours`. What both changed is that of `ours`: a field, or an entry
 * that both added with one id. An entry that only one of them deleted stays if the other changed it.
 */
export const mergeWork = (base: Work, ours: Work, theirs: Work): Work => ({
  ...theirs,
  about: mergeLists(base.about, ours.about, theirs.about),
  experience: mergeLists(base.experience, ours.experience, theirs.experience),
  projects: mergeLists(base.projects, ours.projects, theirs.projects),
  tracks: mergeLists(base.tracks, ours.tracks, theirs.tracks),
  posts: mergeLists(base.posts, ours.posts, theirs.posts),
});
