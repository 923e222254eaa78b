import {
  combineReducers,
  type Reducer,
  type StateFromReducersMapObject,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { authReducer } from './slices/auth';
import { carouselReducer } from './slices/carousel';
import { contentFileReducer } from './slices/contentFile';
import { likesReducer } from './slices/likes';
import { navReducer } from './slices/nav';
import { ownerReducer } from './slices/owner';
import { playerReducer } from './slices/player';
import { postsReducer } from './slices/posts';
import { projectsReducer } from './slices/projects';
import type { PublishState } from './slices/publish';
import type { SavedFileState } from './slices/savedFile';
import { tracksReducer } from './slices/tracks';
import { undoReducer } from './slices/undo';

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

/** A page is served with a part of the state. */
type RootReducer = Reducer<RootState, UnknownAction, Partial<RootState>>;

let combined: RootReducer = combineReducers(slices);

/** All state of the site: every transition is in one of its slices. */
export const rootReducer: RootReducer = (state, action) => combined(state, action);

/** Adds slices when their file is loaded. They are in the state from the next action on. */
export function addSlices(added: Partial<AdminSlices>) {
  const all = Object.assign(slices, added);
  // The types of Redux have no state for a reducer that may be missing.
  combined = combineReducers(all as typeof slices);
}

/** What is dispatched where an event depends on more than one slice, or on whether it changes anything. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, undefined, UnknownAction>;
