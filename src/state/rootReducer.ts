import { combineReducers, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { authReducer } from './auth';
import { carouselReducer } from './carousel';
import { contentReducer } from './content';
import { likesReducer, likeToggled } from './likes';
import { navReducer } from './nav';
import { playerReducer, trackToggled } from './player';
import { postsReducer } from './posts';
import { removedAfter, removedReducer } from './removed';
import { tracksReducer } from './tracks';

const slices = combineReducers({
  content: contentReducer,
  auth: authReducer,
  posts: postsReducer,
  tracks: tracksReducer,
  player: playerReducer,
  likes: likesReducer,
  carousel: carouselReducer,
  nav: navReducer,
  removed: removedReducer,
});

export type RootState = ReturnType<typeof slices>;

const isAboutOneTrack = isAnyOf(trackToggled, likeToggled);

/**
 * The whole machine: every transition of the site is in one of its slices, but for two that concern several. A press
 * on a track that is not in the list changes nothing, so that what plays and what is liked always exists. What is
 * deleted is kept for an undo, the like of a track with it.
 */
export function rootReducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (state && isAboutOneTrack(action) && !Object.hasOwn(state.tracks.entities, action.payload)) {
    return state;
  }
  const next = slices(state, action);
  const removed = removedAfter(action, state, next);
  return removed === next.removed ? next : { ...next, removed };
}
