import { combineReducers, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { authReducer } from './slices/auth';
import { carouselReducer } from './slices/carousel';
import { contentFileReducer } from './slices/contentFile';
import { likesReducer } from './slices/likes';
import { navReducer } from './slices/nav';
import { ownerReducer } from './slices/owner';
import { playerReducer } from './slices/player';
import { postsReducer } from './slices/posts';
import { projectsReducer } from './slices/projects';
import { tracksReducer } from './slices/tracks';
import { undoReducer } from './slices/undo';

/** All state of the site: every transition is in one of its slices. */
export const rootReducer = combineReducers({
  owner: ownerReducer,
  projects: projectsReducer,
  posts: postsReducer,
  tracks: tracksReducer,
  contentFile: contentFileReducer,
  undo: undoReducer,
  auth: authReducer,
  player: playerReducer,
  likes: likesReducer,
  carousel: carouselReducer,
  nav: navReducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/** What is dispatched where an event depends on more than one slice, or on whether it changes anything. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, undefined, UnknownAction>;
