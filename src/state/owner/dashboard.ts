import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../rootReducer';
import { signedIn } from '../visitor/auth';

interface DashboardState {
  /** The id of the open tab. */
  tab: string;
}

const initialState: DashboardState = { tab: 'overview' };

export const dashboardSlice = createSlice({
  name: 'dashboard',
  initialState,
  reducers: {
    tabSelected(state, action: PayloadAction<string>) {
      state.tab = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, () => initialState);
  },
  selectors: { selectCurrentTab: (state) => state.tab },
});

export const { tabSelected } = dashboardSlice.actions;
export const { selectCurrentTab } = dashboardSlice.injectInto(rootReducer).selectors;

declare module '../rootReducer' {
  interface AdminSlices {
    dashboard: DashboardState;
  }
}
