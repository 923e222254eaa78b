import {
  combineSlices,
  type Store,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { contentFileReducer } from './lists/contentFile';
import { postsReducer } from './lists/posts';
import { projectsReducer } from './lists/projects';
import { tracksReducer } from './lists/tracks';
import type { ContentImportState } from './owner/contentImport';
import type { FormsState } from './owner/forms';
import type { MessageState } from './owner/message';
import type { PublishState } from './owner/publish';
import type { SavedFileState } from './owner/savedFile';
import type { UndoAction } from './owner/undo';
import { authReducer } from './visitor/auth';
import { carouselReducer } from './visitor/carousel';
import { likesReducer } from './visitor/likes';
import { navReducer } from './visitor/nav';
import { ownerReducer } from './visitor/owner';
import { playerReducer } from './visitor/player';

/** Slices that the admin area injects when it is loaded, so that no visitor downloads them. */
interface AdminSlices {
  savedFile: SavedFileState;
  contentImport: ContentImportState;
  publish: PublishState;
  message: MessageState;
  forms: FormsState;
  undo: UndoAction[];
}

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

/** For actions that depend on several slices, or that are dispatched only if they change something. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, undefined, UnknownAction>;

export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>;

/** The store as views see it. `app/store.ts` makes it. */
export type AppStore = Store<RootState> & { dispatch: AppDispatch };
