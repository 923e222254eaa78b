import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../rootReducer';
import { signedIn } from '../visitor/auth';

/** The search in the list of the open tab. */
export interface Filter {
  query: string;
  /** The state of the posts; empty for any. */
  state: string;
}

export const NO_FILTER: Filter = { query: '', state: '' };

interface DashboardState {
  /** The id of the open tab. */
  tab: string;
  filter: Filter;
}

const initialState: DashboardState = { tab: 'overview', filter: NO_FILTER };

export const dashboardSlice = createSlice({
  name: 'dashboard',
  initialState,
  reducers: {
    tabSelected: (state, { payload: tab }: PayloadAction<string>) =>
      tab === state.tab ? state : { tab, filter: NO_FILTER },
    /** Carries what changed. */
    filterChanged(state, action: PayloadAction<Partial<Filter>>) {
      Object.assign(state.filter, action.payload);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, () => initialState);
  },
  selectors: {
    selectCurrentTab: (state) => state.tab,
    selectFilter: (state) => state.filter,
  },
});

export const { tabSelected, filterChanged } = dashboardSlice.actions;
export const { selectCurrentTab, selectFilter } = dashboardSlice.injectInto(rootReducer).selectors;

declare module '../rootReducer' {
  interface AdminSlices {
    dashboard: DashboardState;
  }
}
