import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from './rootReducer';

interface Entry {
  id: string;
  /** Of a post; all else in an entry stays as it is. */
  status?: string;
}

/** How many entries came, went, or have another status. */
function countChanges(before: Entry[], after: Record<string, Entry>): number {
  const kept = before.filter(({ id }) => id in after);
  const changed = kept.filter(({ id, status }) => after[id]?.status !== status);
  return before.length + Object.keys(after).length - 2 * kept.length + changed.length;
}

/** How many posts and tracks differ from those in the owner's content file. */
export const selectUnexportedCount = createSelector(
  (state: RootState) => state.content.exported,
  (state: RootState) => state.posts.entities,
  (state: RootState) => state.tracks.entities,
  (exported, posts, tracks) =>
    exported ? countChanges(exported.posts, posts) + countChanges(exported.tracks, tracks) : 0,
);
