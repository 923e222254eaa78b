import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
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
    /** A link was chosen, Escape pressed, or a click fell outside the menu. */
    menuClosed(state) {
      state.menuOpen = false;
    },
    tabSelected(state, action: PayloadAction<TabId>) {
      state.tab = action.payload;
    },
    motionToggled(state) {
      state.motionPaused = !state.motionPaused;
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
    selectTab: (state) => state.tab,
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
} = navSlice.actions;
export const {
  selectIsScrolled,
  selectIsMenuOpen,
  selectSection,
  selectTab,
  selectIsMotionPaused,
} = navSlice.selectors;
export const navReducer = navSlice.reducer;
