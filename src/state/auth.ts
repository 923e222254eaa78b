import { createSlice } from '@reduxjs/toolkit';

export interface AuthState {
  isAuthenticated: boolean;
  /** How many sign-ins in a row were refused: a number, so that a second refusal is news too. */
  refusals: number;
}

const initialState: AuthState = { isAuthenticated: false, refusals: 0 };

/** Who is at the desk. No event carries an email or a password: the log of Redux DevTools shows every payload. */
const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signedIn: () => ({ isAuthenticated: true, refusals: 0 }),
    signInRefused: (state) => ({ isAuthenticated: false, refusals: state.refusals + 1 }),
    /** The owner turned away from the sign-in: the next visit to it starts without a refusal. */
    signInAbandoned: (state) => ({ ...state, refusals: 0 }),
    signedOut: () => initialState,
  },
  selectors: {
    selectIsAuthenticated: (state) => state.isAuthenticated,
    selectRefusals: (state) => state.refusals,
  },
});

export const { signedIn, signInRefused, signInAbandoned, signedOut } = authSlice.actions;
export const { selectIsAuthenticated, selectRefusals } = authSlice.selectors;
export const authReducer = authSlice.reducer;
