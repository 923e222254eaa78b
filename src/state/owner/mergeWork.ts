import type { Work } from '../../content/types';
import { compareLists, type Entry } from './compareLists';

function mergeLists<E extends Entry>(base: E[] = [], ours: E[] = [], theirs: E[] = []): E[] {
  const { added, edited, deleted, isReordered } = compareLists(base, ours);
  const changed = [...added, ...edited.map(([, entry]) => entry)];
  const merged = theirs
    .filter(({ id }) => !deleted.some((entry) => entry.id === id))
    .map((entry) => changed.find(({ id }) => id === entry.id) ?? entry);
  const places = new Map(ours.map(({ id }, index) => [id, index]));
  const getPlace = ({ id }: E) => places.get(id) ?? -1;
  for (const entry of changed)
    if (!merged.includes(entry)) merged.splice(getPlace(entry), 0, entry);
  // Entries that only they have come first.
  return isReordered ? merged.sort((one, other) => getPlace(one) - getPlace(other)) : merged;
}

/**
 * The work of `theirs` with all changes from `base` to `ours`: an entry that both changed is that of `ours`. Nothing that
 * only they changed is lost.
 */
export const mergeWork = (base: Work, ours: Work, theirs: Work): Work => ({
  ...theirs,
  about: mergeLists(base.about, ours.about, theirs.about),
  experience: mergeLists(base.experience, ours.experience, theirs.experience),
  projects: mergeLists(base.projects, ours.projects, theirs.projects),
  tracks: mergeLists(base.tracks, ours.tracks, theirs.tracks),
  posts: mergeLists(base.posts, ours.posts, theirs.posts),
});
