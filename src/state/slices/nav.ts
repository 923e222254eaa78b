import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppThunk } from '../rootReducer';
import { signedIn } from './auth';

/** The tabs of the dashboard, in their order. */
export const TAB_IDS = ['overview', 'posts', 'tracks'] as const;
export type TabId = (typeof TAB_IDS)[number];

/** The bar gets its background once the page is scrolled further than this, in CSS pixels (spec section 9). */
export const SCROLL_THRESHOLD = 50;

export interface NavState {
  /** Whether the page stands below the threshold. */
  scrolled: boolean;
  menuOpen: boolean;
  /** The anchor of the section in view. */
  section: string;
  tab: TabId;
  /** Whether the visitor has stopped the floating circles (WCAG 2.2.2). */
  motionPaused: boolean;
}

const initialState: NavState = {
  scrolled: false,
  menuOpen: false,
  section: 'home',
  tab: 'overview',
  motionPaused: false,
};

/** Where the visitor is on the public page, and the owner in the dashboard. */
const navSlice = createSlice({
  name: 'nav',
  initialState,
  reducers: {
    thresholdCrossed(state, action: PayloadAction<{ scrolled: boolean }>) {
      state.scrolled = action.payload.scrolled;
    },
    sectionEntered(state, action: PayloadAction<string>) {
      state.section = action.payload;
    },
    menuToggled(state) {
      state.menuOpen = !state.menuOpen;
    },
    /** A link was chosen, Escape pressed, a click fell outside the menu, or the bar has room for all links. */
    menuClosed(state) {
      state.menuOpen = false;
    },
    tabSelected(state, action: PayloadAction<TabId>) {
      state.tab = action.payload;
    },
    motionToggled(state) {
      state.motionPaused = !state.motionPaused;
    },
    /** The visitor has paused motion earlier in this visit, before a reload. */
    motionPauseRestored(state) {
      state.motionPaused = true;
    },
    /** Another screen follows, which starts at its top with the menu closed. */
    pageLeft(state) {
      state.scrolled = false;
      state.menuOpen = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, (state) => {
      state.tab = 'overview';
    });
  },
  selectors: {
    selectIsScrolled: (state) => state.scrolled,
    selectIsMenuOpen: (state) => state.menuOpen,
    selectSection: (state) => state.section,
    /** The tab that is open; the overview where there is none of this name (any more, after an edit in the dev server). */
    selectTab: ({ tab }): TabId => TAB_IDS.find((id) => id === tab) ?? 'overview',
    selectIsMotionPaused: (state) => state.motionPaused,
  },
});

export const {
  thresholdCrossed,
  sectionEntered,
  menuToggled,
  menuClosed,
  tabSelected,
  motionToggled,
  motionPauseRestored,
  pageLeft,
} = navSlice.actions;
export const {
  selectIsScrolled,
  selectIsMenuOpen,
  selectSection,
  selectTab,
  selectIsMotionPaused,
} = navSlice.selectors;
export const navReducer = navSlice.reducer;

/** The page is scrolled so many CSS pixels: an event only where that crosses the threshold. */
export const scrollPage =
  (y: number): AppThunk =>
  (dispatch, getState) => {
    const scrolled = y > SCROLL_THRESHOLD;
    if (scrolled !== selectIsScrolled(getState())) dispatch(thresholdCrossed({ scrolled }));
  };

/** A section has come into view, given by its anchor: an event only where it is another one. */
export const enterSection =
  (section: string): AppThunk =>
  (dispatch, getState) => {
    if (section !== selectSection(getState())) dispatch(sectionEntered(section));
  };

/** The public page gives way to another screen: an event only where that changes something. */
export const leavePage = (): AppThunk => (dispatch, getState) => {
  const state = getState();
  if (selectIsScrolled(state) || selectIsMenuOpen(state)) dispatch(pageLeft());
};
