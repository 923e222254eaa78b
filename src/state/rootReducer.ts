import { combineReducers, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { authReducer } from './auth';
import { carouselReducer } from './carousel';
import { contentFileReducer } from './contentFile';
import { likesReducer } from './likes';
import { navReducer } from './nav';
import { ownerReducer } from './owner';
import { playerReducer } from './player';
import { postsReducer } from './posts';
import { projectsReducer } from './projects';
import { publishReducer } from './publish';
import { tracksReducer } from './tracks';
import { undoReducer } from './undo';

/** All state of the site: every transition is in one of its slices. */
export const rootReducer = combineReducers({
  owner: ownerReducer,
  projects: projectsReducer,
  posts: postsReducer,
  tracks: tracksReducer,
  contentFile: contentFileReducer,
  undo: undoReducer,
  publish: publishReducer,
  auth: authReducer,
  player: playerReducer,
  likes: likesReducer,
  carousel: carouselReducer,
  nav: navReducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/** What is dispatched where an event depends on more than one slice, or on whether it changes anything. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, undefined, UnknownAction>;
