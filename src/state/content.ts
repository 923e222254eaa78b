import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Owner, Post, Project, Track } from '../content/types';

/** Content that no visitor or owner changes here, and whether the part that only the owner sees has arrived. */
export interface ContentState {
  owner: Owner;
  projects: Project[];
  /** False in a visitor's page: drafts, older posts and tracks, and the bodies of posts come with the admin area. */
  complete: boolean;
}

const initialState: ContentState = {
  owner: {
    name: '',
    siteUrl: '',
    brandMark: '',
    roles: [],
    tagline: '',
    email: '',
    location: '',
    phone: '',
    resume: '',
    shareText: '',
    socials: [],
    skills: [],
  },
  projects: [],
  complete: false,
};

const contentSlice = createSlice({
  name: 'content',
  initialState,
  reducers: {
    /** The whole lists have come, newest first; posts and tracks take them in. */
    ownerContentArrived(state, _action: PayloadAction<{ posts: Post[]; tracks: Track[] }>) {
      state.complete = true;
    },
  },
  selectors: {
    selectOwner: (state) => state.owner,
    selectFeaturedProjects: createSelector(
      (state: ContentState) => state.projects,
      (projects) => projects.filter((project) => project.featured),
    ),
    selectMoreProjects: createSelector(
      (state: ContentState) => state.projects,
      (projects) => projects.filter((project) => !project.featured),
    ),
    selectIsContentComplete: (state) => state.complete,
  },
});

export const { ownerContentArrived } = contentSlice.actions;
export const { selectOwner, selectFeaturedProjects, selectMoreProjects, selectIsContentComplete } =
  contentSlice.selectors;
export const contentReducer = contentSlice.reducer;
