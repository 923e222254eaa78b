import { createSlice } from '@reduxjs/toolkit';
import type { Project } from '../content/types';
import { contentImported } from './content';

/** How many projects a page of the carousel shows (spec section 9). */
export const CAROUSEL_PAGE_SIZE = 3;

export interface CarouselState {
  /** From 0; below `pageCount`. */
  page: number;
  /** At least 1. */
  pageCount: number;
}

/** The carousel at its first page, with room for the projects that are not featured. */
export function carouselOf(projects: Pick<Project, 'featured'>[]): CarouselState {
  const items = projects.filter(({ featured }) => !featured).length;
  return { page: 0, pageCount: Math.max(1, Math.ceil(items / CAROUSEL_PAGE_SIZE)) };
}

const carouselSlice = createSlice({
  name: 'carousel',
  initialState: carouselOf([]),
  reducers: {
    /** The next page was asked for; after the last comes the first. */
    movedForward(state) {
      state.page = (state.page + 1) % state.pageCount;
    },
    /** The previous page was asked for; before the first comes the last. */
    movedBack(state) {
      state.page = (state.page + state.pageCount - 1) % state.pageCount;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(contentImported, (_state, action) => carouselOf(action.payload.projects));
  },
  selectors: {
    selectCarousel: (state) => state,
  },
});

export const { movedForward, movedBack } = carouselSlice.actions;
export const { selectCarousel } = carouselSlice.selectors;
export const carouselReducer = carouselSlice.reducer;
