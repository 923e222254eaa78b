import {
  combineReducers,
  type Reducer,
  type StateFromReducersMapObject,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { authReducer } from './auth';
import { carouselReducer } from './carousel';
import { contentFileReducer } from './contentFile';
import { likesReducer } from './likes';
import { navReducer } from './nav';
import { ownerReducer } from './owner';
import { playerReducer } from './player';
import { postsReducer } from './posts';
import { projectsReducer } from './projects';
import type { PublishState } from './publish';
import type { SavedFileState } from './savedFile';
import { tracksReducer } from './tracks';
import { undoReducer } from './undo';

const slices = {
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
};

/** Slices that come with the admin area, so that no visitor downloads them. */
interface AdminSlices {
  savedFile: Reducer<SavedFileState>;
  publish: Reducer<PublishState>;
}

export type RootState = StateFromReducersMapObject<typeof slices> &
  Partial<StateFromReducersMapObject<AdminSlices>>;

let combined: Reducer<RootState> = combineReducers(slices);

/** All state of the site: every transition is in one of its slices. */
export const rootReducer: Reducer<RootState> = (state, action) => combined(state, action);

/** Adds slices when their file is loaded. They are in the state from the next action on. */
export function addSlices(added: Partial<AdminSlices>) {
  const all = Object.assign(slices, added);
  // The types of Redux have no state for a reducer that may be missing.
  combined = combineReducers(all as typeof slices);
}

/** What is dispatched where an event depends on more than one slice, or on whether it changes anything. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, undefined, UnknownAction>;
