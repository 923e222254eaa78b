import { combineSlices, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { authReducer } from './slices/auth';
import { carouselReducer } from './slices/carousel';
import { contentFileReducer } from './slices/contentFile';
import { likesReducer } from './slices/likes';
import { navReducer } from './slices/nav';
import { ownerReducer } from './slices/owner';
import { playerReducer } from './slices/player';
import { postsReducer } from './slices/posts';
import { projectsReducer } from './slices/projects';
import type { MessageState } from './slices/message';
import type { PublishState } from './slices/publish';
import type { SavedFileState } from './slices/savedFile';
import { tracksReducer } from './slices/tracks';
import type { UndoState } from './slices/undo';

/** Slices that the admin area injects when it is loaded, so that no visitor downloads them. */
interface AdminSlices {
  savedFile: SavedFileState;
  publish: PublishState;
  message: MessageState;
  undo: UndoState;
}

/** All state of the site: every transition is in one of its slices. */
export const rootReducer = combineSlices({
  owner: ownerReducer,
  projects: projectsReducer,
  posts: postsReducer,
  tracks: tracksReducer,
  contentFile: contentFileReducer,
  auth: authReducer,
  player: playerReducer,
  likes: likesReducer,
  carousel: carouselReducer,
  nav: navReducer,
}).withLazyLoadedSlices<AdminSlices>();

export type RootState = ReturnType<typeof rootReducer>;

/** What is dispatched where an event depends on more than one slice, or on whether it changes anything. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, undefined, UnknownAction>;
