import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppThunk } from '../rootReducer';

/** The scroll position beyond which the bar gets its background, in CSS pixels (spec section 9). */
const SCROLL_THRESHOLD = 50;

export interface NavState {
  scrolled: boolean;
  menuOpen: boolean;
  /** The anchor of the section in view. */
  section: string;
  /** Whether the visitor has paused all motion (WCAG 2.2.2). */
  motionPaused: boolean;
}

const initialState: NavState = {
  scrolled: false,
  menuOpen: false,
  section: 'home',
  motionPaused: false,
};

export const navSlice = createSlice({
  name: 'nav',
  initialState,
  reducers: {
    scrollThresholdCrossed(state, action: PayloadAction<boolean>) {
      state.scrolled = action.payload;
    },
    sectionEntered(state, action: PayloadAction<string>) {
      state.section = action.payload;
    },
    menuToggled(state) {
      state.menuOpen = !state.menuOpen;
    },
    menuClosed(state) {
      state.menuOpen = false;
    },
    motionToggled(state) {
      state.motionPaused = !state.motionPaused;
    },
  },
  selectors: {
    selectIsScrolled: (state) => state.scrolled,
    selectIsMenuOpen: (state) => state.menuOpen,
    selectCurrentSection: (state) => state.section,
    selectIsMotionPaused: (state) => state.motionPaused,
  },
});

export const { scrollThresholdCrossed, sectionEntered, menuToggled, motionToggled } =
  navSlice.actions;
export const { selectIsScrolled, selectIsMenuOpen, selectCurrentSection, selectIsMotionPaused } =
  navSlice.selectors;

/** Reports the scroll position in CSS pixels. Dispatches only when it crosses the threshold. */
export const reportScroll =
  (y: number): AppThunk =>
  (dispatch, getState) => {
    const scrolled = y > SCROLL_THRESHOLD;
    if (scrolled !== selectIsScrolled(getState())) dispatch(scrollThresholdCrossed(scrolled));
  };

/** Reports the section in view by its anchor. Dispatches only if the section changed. */
export const reportSection =
  (section: string): AppThunk =>
  (dispatch, getState) => {
    if (section !== selectCurrentSection(getState())) dispatch(sectionEntered(section));
  };

/** Closes the menu. Dispatches only if it is open. */
export const closeMenu = (): AppThunk => (dispatch, getState) => {
  if (selectIsMenuOpen(getState())) dispatch(navSlice.actions.menuClosed());
};
