import {
  combineSlices,
  type Store,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { aboutReducer } from './lists/about';
import { contentReducer } from './lists/content';
import { experienceReducer } from './lists/experience';
import { picturesReducer } from './lists/pictures';
import { postsReducer } from './lists/posts';
import { projectsReducer } from './lists/projects';
import { tracksReducer } from './lists/tracks';
import { authReducer } from './visitor/auth';
import { carouselReducer } from './visitor/carousel';
import { likesReducer } from './visitor/likes';
import { navReducer } from './visitor/nav';
import { ownerReducer } from './visitor/owner';
import { playerReducer } from './visitor/player';

/** The slices that the admin area injects, so that no visitor downloads them. Each adds its own state here. */
export interface AdminSlices {}

export const rootReducer = combineSlices({
  owner: ownerReducer,
  about: aboutReducer,
  experience: experienceReducer,
  projects: projectsReducer,
  posts: postsReducer,
  tracks: tracksReducer,
  content: contentReducer,
  pictures: picturesReducer,
  auth: authReducer,
  player: playerReducer,
  likes: likesReducer,
  carousel: carouselReducer,
  nav: navReducer,
}).withLazyLoadedSlices<AdminSlices>();

export type RootState = ReturnType<typeof rootReducer>;

/** For actions that depend on several slices, or are dispatched only if they change something. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, undefined, UnknownAction>;

export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>;

/** The store for views. Created in `app/store.ts`. */
export type AppStore = Store<RootState> & { dispatch: AppDispatch };
