import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { Track } from '../content/types';
import { listsReplaced } from './content';
import type { LikesState } from './likes';
import { type Taken, takenFrom } from './newestFirst';
import { postDeleted, type PostsState, type StoredPost } from './posts';
import { trackDeleted, type TracksState } from './tracks';

/** A deletion that can be undone: what was deleted, and where it stood. */
export type Removal =
  ({ list: 'posts' } & Taken<StoredPost>) | ({ list: 'tracks'; isLiked: boolean } & Taken<Track>);

const initialState: Removal[] = [];

/** What the owner has deleted and can bring back, newest last. What comes into it concerns several slices: `removedAfter`. */
const removedSlice = createSlice({
  name: 'removed',
  initialState,
  reducers: {
    messageDismissed: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addMatcher(listsReplaced, () => initialState);
  },
  selectors: {
    selectRemovals: (state) => state,
  },
});

interface Lists {
  posts: PostsState;
  tracks: TracksState;
  likes: LikesState;
}

/** What an action is about to delete from the lists. */
function removalBy(action: UnknownAction, { posts, tracks, likes }: Lists): Removal | undefined {
  if (postDeleted.match(action)) {
    const taken = takenFrom(posts, action.payload);
    return taken && { list: 'posts', ...taken };
  }
  if (trackDeleted.match(action)) {
    const taken = takenFrom(tracks, action.payload);
    return taken && { list: 'tracks', isLiked: action.payload in likes, ...taken };
  }
  return undefined;
}

/**
 * The removals after an action that led from one state of the lists to another: what it deleted comes last, and what is
 * in its list again is none of them.
 */
export function removedAfter(
  action: UnknownAction,
  before: Lists | undefined,
  after: Lists & { removed: Removal[] },
): Removal[] {
  const isGone = ({ list, entry }: Removal) => !(entry.id in after[list].entities);
  const removal = before && removalBy(action, before);
  if (removal) return [...after.removed, removal];
  return after.removed.every(isGone) ? after.removed : after.removed.filter(isGone);
}

export const { messageDismissed } = removedSlice.actions;
export const { selectRemovals } = removedSlice.selectors;
export const removedReducer = removedSlice.reducer;
