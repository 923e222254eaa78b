import { createSlice } from '@reduxjs/toolkit';
import type { AppThunk } from '../rootReducer';

/** Where a sign-in stands: `unavailable` where the browser cannot check a password (no https, no localhost). */
export type SignInStatus = 'idle' | 'checking' | 'refused' | 'unavailable';

/** A union: nobody is signed in and refused at once. */
export type AuthState =
  { isAuthenticated: true } | { isAuthenticated: false; signIn: SignInStatus };

const signedOutWith = (signIn: SignInStatus): AuthState => ({ isAuthenticated: false, signIn });

/** What a sign-in comes to changes nothing for who is signed in. */
const signInTurns = (signIn: SignInStatus) => (state: AuthState) =>
  state.isAuthenticated ? state : signedOutWith(signIn);

/** Whether the owner is signed in. No event carries an email or a password: the log of Redux DevTools shows every payload. */
const authSlice = createSlice({
  name: 'auth',
  initialState: () => signedOutWith('idle'),
  reducers: {
    signInStarted: signInTurns('checking'),
    signInRefused: signInTurns('refused'),
    signInFailed: signInTurns('unavailable'),
    /** The owner left the sign-in: the next visit to it starts without a message. */
    signInAbandoned: signInTurns('idle'),
    signedIn: (): AuthState => ({ isAuthenticated: true }),
    signedOut: () => signedOutWith('idle'),
  },
  selectors: {
    selectIsAuthenticated: (state) => state.isAuthenticated,
    selectSignInStatus: (state): SignInStatus => (state.isAuthenticated ? 'idle' : state.signIn),
  },
});

export const { signInStarted, signInRefused, signInFailed, signInAbandoned, signedIn, signedOut } =
  authSlice.actions;
export const { selectIsAuthenticated, selectSignInStatus } = authSlice.selectors;
export const authReducer = authSlice.reducer;

/** The sign-in is left for another screen: an event only where there is something to forget. */
export const leaveSignIn = (): AppThunk => (dispatch, getState) => {
  if (selectSignInStatus(getState()) !== 'idle') dispatch(signInAbandoned());
};
