import { createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Owner, Project, Work } from '../content/types';

/** The lists that the owner changes, newest first. */
export type OwnerLists = Pick<Work, 'posts' | 'tracks'>;

/** Content that is changed by an import only, and whether the part that only the owner sees has arrived. */
export interface ContentState {
  owner: Owner;
  projects: Project[];
  /** Whether the site was built from the owner's content file: then what has something to act on, acts. */
  isOwn?: boolean;
  /** False in a visitor's page: drafts, older posts and tracks, and the bodies of posts come with the admin area. */
  complete: boolean;
  /** The lists as the owner's content file has them: the one that the site was built from, or that last went out or in. */
  exported?: OwnerLists;
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
    ownerContentArrived(state, action: PayloadAction<OwnerLists>) {
      state.complete = true;
      state.exported = action.payload;
    },
    /** The lists went out as a content file. */
    contentExported(state, action: PayloadAction<OwnerLists>) {
      state.exported = action.payload;
    },
    /** A content file took the place of all work; posts and tracks take in theirs. */
    contentImported(state, action: PayloadAction<Work>) {
      state.projects = action.payload.projects;
      state.exported = action.payload;
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
    selectHasOwnContent: (state) => state.isOwn === true,
    selectIsContentComplete: (state) => state.complete,
  },
});

export const { ownerContentArrived, contentExported, contentImported } = contentSlice.actions;

/** The lists are others now. */
export const listsReplaced = isAnyOf(ownerContentArrived, contentImported);

export const {
  selectOwner,
  selectFeaturedProjects,
  selectMoreProjects,
  selectHasOwnContent,
  selectIsContentComplete,
} = contentSlice.selectors;
export const contentReducer = contentSlice.reducer;
