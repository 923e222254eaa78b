import {
  combineSlices,
  type Store,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { aboutSlice } from './lists/about';
import { contentSlice } from './lists/content';
import { experienceSlice } from './lists/experience';
import { picturesSlice } from './lists/pictures';
import { postsSlice } from './lists/posts';
import { projectsSlice } from './lists/projects';
import { tracksSlice } from './lists/tracks';
import { authSlice } from './visitor/auth';
import { carouselSlice } from './visitor/carousel';
import { likesSlice } from './visitor/likes';
import { navSlice } from './visitor/nav';
import { ownerReducer } from './visitor/owner';
import { playerSlice } from './visitor/player';

/** The slices that the admin area injects, so that no visitor downloads them. Each adds its own state here. */
export interface AdminSlices {}

export const rootReducer = combineSlices(
  { owner: ownerReducer },
  aboutSlice,
  experienceSlice,
  projectsSlice,
  postsSlice,
  tracksSlice,
  contentSlice,
  picturesSlice,
  authSlice,
  playerSlice,
  likesSlice,
  carouselSlice,
  navSlice,
).withLazyLoadedSlices<AdminSlices>();

export type RootState = ReturnType<typeof rootReducer>;

/** For actions that depend on several slices, or are dispatched only if they change something. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, undefined, UnknownAction>;

export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>;

/** The store for views. Created in `app/store.ts`. */
export type AppStore = Store<RootState> & { dispatch: AppDispatch };
