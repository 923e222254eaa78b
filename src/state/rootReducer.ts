import { combineSlices, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { ContentImportState } from './slices/admin/contentImport';
import type { FormsState } from './slices/admin/forms';
import type { MessageState } from './slices/admin/message';
import type { PublishState } from './slices/admin/publish';
import type { SavedFileState } from './slices/admin/savedFile';
import type { UndoAction } from './slices/admin/undo';
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
