import { createSelector } from '@reduxjs/toolkit';
import type { ListName } from '../../content/types';
import type { RootState } from '../rootReducer';
import { selectPostById, selectPostIds } from './posts';
import { selectProjects } from './projects';
import { selectTrackById, selectTrackIds } from './tracks';

export const selectProjectById = (state: RootState, id: string) =>
  selectProjects(state).find((project) => project.id === id);

const selectIds: Record<ListName, (state: RootState) => string[]> = {
  posts: selectPostIds,
  tracks: selectTrackIds,
  projects: createSelector(selectProjects, (projects) => projects.map(({ id }) => id)),
};

/** The ids of a list, in its order. */
export const selectListIds = (state: RootState, list: ListName) => selectIds[list](state);

const selectById: Record<
  ListName,
  (state: RootState, id: string) => { title: string } | undefined
> = {
  posts: selectPostById,
  tracks: selectTrackById,
  projects: selectProjectById,
};

/** The title of an entry; empty if the list does not have it. */
export const selectTitle = (state: RootState, list: ListName, id: string) =>
  selectById[list](state, id)?.title ?? '';
