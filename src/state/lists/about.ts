import { createSlice } from '@reduxjs/toolkit';
import type { About } from '../../content/types';
import { createList } from './createList';

const list = createList<About>((work) => work.about);

/** The text about the owner: a list of one entry or none, so that it is edited, undone and saved as the lists are. */
export const aboutSlice = createSlice({ name: 'about', ...list });

export const aboutActions = aboutSlice.actions;
export const { selectById: selectAboutById, selectAll: selectAbout } = aboutSlice.selectors;
