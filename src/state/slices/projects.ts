import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { Project } from '../../content/types';
import { contentImported } from './contentFile';

export type ProjectsState = Project[];

const initialState: ProjectsState = [];

/** The projects in their order. Only an import changes them. */
const projectsSlice = createSlice({
  name: 'projects',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(contentImported, (_state, action) => action.payload.projects);
  },
  selectors: {
    selectProjects: (state) => state,
    selectFeaturedProjects: createSelector(
      (state: ProjectsState) => state,
      (projects) => projects.filter((project) => project.featured),
    ),
    selectMoreProjects: createSelector(
      (state: ProjectsState) => state,
      (projects) => projects.filter((project) => !project.featured),
    ),
  },
});

export const { selectProjects, selectFeaturedProjects, selectMoreProjects } =
  projectsSlice.selectors;
export const projectsReducer = projectsSlice.reducer;
