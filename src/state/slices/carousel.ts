import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../rootReducer';
import { contentImported } from './contentFile';
import { selectMoreProjects } from './projects';

/** How many projects a page of the carousel shows (spec section 9). */
export const CAROUSEL_PAGE_SIZE = 3;

export interface CarouselState {
  /** The page that shows, from 0. */
  index: number;
}

const initialState: CarouselState = { index: 0 };

/** How many pages there are to turn; at least 1. */
type PageCount = PayloadAction<{ pageCount: number }>;

const carouselSlice = createSlice({
  name: 'carousel',
  initialState,
  reducers: {
    /** The next page was asked for; after the last comes the first. */
    movedForward(state, { payload: { pageCount } }: PageCount) {
      state.index = (state.index + 1) % pageCount;
    },
    /** The previous page was asked for; before the first comes the last. */
    movedBack(state, { payload: { pageCount } }: PageCount) {
      state.index = (state.index + pageCount - 1) % pageCount;
    },
    /** The visitor has scrolled to a page, given from 0. */
    swipedTo(state, action: PayloadAction<number>) {
      state.index = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(contentImported, () => initialState);
  },
  selectors: { selectIndex: (state) => state.index },
});

/** The projects that are not featured, in pages. */
export const selectCarouselPages = createSelector(selectMoreProjects, (projects) =>
  Array.from({ length: Math.ceil(projects.length / CAROUSEL_PAGE_SIZE) }, (_, page) =>
    projects.slice(page * CAROUSEL_PAGE_SIZE, (page + 1) * CAROUSEL_PAGE_SIZE),
  ),
);

/** The page that shows, from 0. Fits the pages also after an edit of the page size in the dev server. */
export const selectCarouselIndex = (state: RootState) =>
  Math.min(carouselSlice.selectors.selectIndex(state), selectCarouselPages(state).length - 1);

export const { movedForward, movedBack, swipedTo } = carouselSlice.actions;
export const carouselReducer = carouselSlice.reducer;
