import { createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { replacesWork } from '../lists/content';
import { projectActions, selectOtherProjects } from '../lists/projects';

/** The number of projects on a page of the carousel (spec section 9). */
export const CAROUSEL_PAGE_SIZE = 3;

interface CarouselState {
  /** The visible page, from 0. */
  index: number;
}

const initialState: CarouselState = { index: 0 };

/** Carries the number of pages (at least 1), because this slice does not see the projects. */
type PageTurnAction = PayloadAction<{ pageCount: number }>;

/** Matches the actions that may change the pages of the carousel. */
const changesPages = isAnyOf(replacesWork, ...Object.values(projectActions));

export const carouselSlice = createSlice({
  name: 'carousel',
  initialState,
  reducers: {
    movedForward(state, { payload: { pageCount } }: PageTurnAction) {
      state.index = (state.index + 1) % pageCount;
    },
    movedBack(state, { payload: { pageCount } }: PageTurnAction) {
      state.index = (state.index + pageCount - 1) % pageCount;
    },
    /** The visitor scrolled to a page, or clicked its visible edge. Counted from 0; negative numbers become 0. */
    swipedTo(state, { payload }: PayloadAction<number>) {
      state.index = Math.max(0, payload);
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(changesPages, () => initialState);
  },
  selectors: { selectIndex: (state) => state.index },
});

/** The projects outside the large grid, in pages. */
export const selectCarouselPages = createSelector(selectOtherProjects, (projects) =>
  Array.from({ length: Math.ceil(projects.length / CAROUSEL_PAGE_SIZE) }, (_, page) =>
    projects.slice(page * CAROUSEL_PAGE_SIZE, (page + 1) * CAROUSEL_PAGE_SIZE),
  ),
);

/** The visible page, from 0; -1 without pages. Clamped, because the slice does not see the projects. */
export const selectCarouselIndex = createSelector(
  carouselSlice.selectors.selectIndex,
  selectCarouselPages,
  (index, pages) => Math.min(index, pages.length - 1),
);

export const { movedForward, movedBack, swipedTo } = carouselSlice.actions;
