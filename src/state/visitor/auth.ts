import { createSlice } from '@reduxjs/toolkit';
import type { AppThunk } from '../rootReducer';

/** The state of the sign-in. `unavailable`: the browser cannot check a password (neither https nor localhost). */
export type SignInStatus = 'idle' | 'checking' | 'refused' | 'unavailable';

/** A union, so that the owner cannot be both signed in and refused. */
type AuthState = { isAuthenticated: true } | { isAuthenticated: false; signIn: SignInStatus };

const signedOutWith = (signIn: SignInStatus): AuthState => ({ isAuthenticated: false, signIn });

/** Sets the sign-in status; does nothing while signed in. */
const setSignInStatus = (signIn: SignInStatus) => (state: AuthState) =>
  state.isAuthenticated ? state : signedOutWith(signIn);

/** The sign-in of the owner. No action carries an email or a password, because Redux DevTools show every payload. */
export const authSlice = createSlice({
  name: 'auth',
  initialState: () => signedOutWith('idle'),
  reducers: {
    signInStarted: setSignInStatus('checking'),
    signInRefused: setSignInStatus('refused'),
    /** The browser could not compute the hash. A wrong password dispatches `signInRefused` instead. */
    passwordCheckFailed: setSignInStatus('unavailable'),
    /** The owner left the sign-in; its message is dropped. */
    signInAbandoned: setSignInStatus('idle'),
    signedIn: (): AuthState => ({ isAuthenticated: true }),
    signedOut: () => signedOutWith('idle'),
  },
  selectors: {
    selectIsAuthenticated: (state) => state.isAuthenticated,
    selectSignInStatus: (state): SignInStatus => (state.isAuthenticated ? 'idle' : state.signIn),
  },
});

export const {
  signInStarted,
  signInRefused,
  passwordCheckFailed,
  signInAbandoned,
  signedIn,
  signedOut,
} = authSlice.actions;
export const { selectIsAuthenticated, selectSignInStatus } = authSlice.selectors;

/** Resets the status when the owner leaves the sign-in. Dispatches only if it is not idle. */
export const leaveSignIn = (): AppThunk => (dispatch, getState) => {
  if (selectSignInStatus(getState()) !== 'idle') dispatch(signInAbandoned());
};
