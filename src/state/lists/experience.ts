import { createSlice } from '@reduxjs/toolkit';
import type { Position } from '../../content/types';
import { createList } from './createList';

const list = createList<Position>((work) => work.experience);

/** The positions of the owner, in work and education. */
export const experienceSlice = createSlice({ name: 'experience', ...list });

export const positionActions = experienceSlice.actions;
export const { selectById: selectPositionById, selectAll: selectExperience } =
  experienceSlice.selectors;
