import { createSelector, createSlice } from '@reduxjs/toolkit';
import { featuredProjectsOf } from '../../content/featuredProjects';
import type { Project } from '../../content/types';
import { replacesAllWork } from './contentFile';

type ProjectsState = Project[];

const initialState: ProjectsState = [];

/** The projects in the order of the content file. The dashboard edits them by the actions of `editing/projects.ts`. */
const projectsSlice = createSlice({
  name: 'projects',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(replacesAllWork, (_state, action) => action.payload.projects);
  },
  selectors: {
    selectProjects: (state) => state,
    selectFeaturedProjects: createSelector((state: ProjectsState) => state, featuredProjectsOf),
    selectOtherProjects: createSelector(
      (state: ProjectsState) => state,
      (projects) => {
        const featured = featuredProjectsOf(projects);
        return projects.filter((project) => !featured.includes(project));
      },
    ),
  },
});

export const { selectProjects, selectFeaturedProjects, selectOtherProjects } =
  projectsSlice.selectors;
export const projectsReducer = projectsSlice.reducer;
