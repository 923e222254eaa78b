import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { getFeaturedProjects } from '../../content/featuredProjects';
import type { Project, ProjectId } from '../../content/types';
import { createList } from './createList';

const list = createList<Project>((work) => work.projects);

export const projectsSlice = createSlice({
  ...list,
  name: 'projects',
  reducers: {
    ...list.reducers,
    featured({ entities }, { payload: id }: PayloadAction<ProjectId>) {
      if (entities[id]) entities[id].featured = true;
    },
    unfeatured({ entities }, { payload: id }: PayloadAction<ProjectId>) {
      if (entities[id]) entities[id].featured = false;
    },
  },
  selectors: {
    ...list.selectors,
    selectFeaturedProjects: createSelector(list.selectors.selectAll, getFeaturedProjects),
    selectOtherProjects: createSelector(list.selectors.selectAll, (projects) => {
      const featured = getFeaturedProjects(projects);
      return projects.filter((project) => !featured.includes(project));
    }),
  },
});

export const projectActions = projectsSlice.actions;
export const {
  selectById: selectProjectById,
  selectAll: selectProjects,
  selectFeaturedProjects,
  selectOtherProjects,
} = projectsSlice.selectors;
