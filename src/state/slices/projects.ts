import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { Project } from '../../content/types';
import { workReplaced } from './contentFile';

type ProjectsState = Project[];

const initialState: ProjectsState = [];

/** The projects in the order of the content file. Only whole work replaces them. */
const projectsSlice = createSlice({
  name: 'projects',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(workReplaced, (_state, action) => action.payload.projects);
  },
  selectors: {
    selectProjects: (state) => state,
    selectFeaturedProjects: createSelector(
      (state: ProjectsState) => state,
      (projects) => projects.filter((project) => project.featured),
    ),
    selectOtherProjects: createSelector(
      (state: ProjectsState) => state,
      (projects) => projects.filter((project) => !project.featured),
    ),
  },
});

export const { selectProjects, selectFeaturedProjects, selectOtherProjects } =
  projectsSlice.selectors;
export const projectsReducer = projectsSlice.reducer;
