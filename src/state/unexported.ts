import { createSelector } from '@reduxjs/toolkit';
import { countChanges, type ListFingerprints } from './fingerprint';
import type { RootState } from './rootReducer';

/** How many posts and tracks differ from those in the owner's content file; none as long as that is not known. */
export const selectUnexportedCount = createSelector(
  (state: RootState) => state.posts.exported,
  (state: RootState) => state.posts.entities,
  (state: RootState) => state.tracks.exported,
  (state: RootState) => state.tracks.entities,
  (exportedPosts, posts, exportedTracks, tracks) =>
    (exportedPosts ? countChanges(exportedPosts, posts) : 0) +
    (exportedTracks ? countChanges(exportedTracks, tracks) : 0),
);

/** What the content file holds of the lists, by all that is known here. */
export const selectFileFingerprints = ({ posts, tracks }: RootState): ListFingerprints => ({
  posts: posts.exported ?? {},
  tracks: tracks.exported ?? {},
});
