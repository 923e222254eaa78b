import { createSlice } from '@reduxjs/toolkit';
import type { Position } from '../../content/types';
import { createList } from './createList';

const list = createList<Position>((work) => work.experience);

export const createExperienceState = list.createState;

/** The positions of the owner, in work and education. */
const experienceSlice = createSlice({ name: 'experience', ...list });

export const positionActions = experienceSlice.actions;
export const { selectById: selectPositionById, selectAll: selectExperience } =
  experienceSlice.selectors;
export const experienceReducer = experienceSlice.reducer;
