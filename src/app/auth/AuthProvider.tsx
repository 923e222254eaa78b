import { type ReactNode, useEffect } from 'react';
import passwordHash from 'virtual:password-hash';
import { useAppSelector, useAppStore } from '../../shared/hooks';
import { AuthContext, type Credentials } from '../../shared/useAuth';
import { wait } from '../../shared/wait';
import {
  leaveSignIn,
  selectIsAuthenticated,
  selectSignInStatus,
  signedIn,
  signedOut,
  passwordCheckFailed,
  signInRefused,
  signInStarted,
} from '../../state/visitor/auth';
import { selectOwner } from '../../state/visitor/owner';
import { changeScreen } from '../../ui/changeScreen';
import { loadOwnerContent } from '../admin-route/loadOwnerContent';
import { verifyPassword } from './password';

const sameEmail = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The longest wait for the content of the dashboard, in milliseconds. */
const MAX_WAIT_MS = 3_000;

/** Drives the auth slice. The password is checked here, and no action carries it. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const store = useAppStore();
  const { dispatch } = store;
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const signInStatus = useAppSelector(selectSignInStatus);
  const isChecking = () => selectSignInStatus(store.getState()) === 'checking';

  // Leaving the admin area drops the sign-in message and any pending check.
  useEffect(() => () => dispatch(leaveSignIn()), [dispatch]);

  async function signIn({ email, password }: Credentials) {
    if (isChecking()) return;
    dispatch(signInStarted());
    let outcome;
    try {
      // Hashes the password for a wrong email too, so that the time of a refusal reveals nothing.
      const isPassword = await verifyPassword(password, passwordHash);
      const isOwner = sameEmail(email, selectOwner(store.getState()).email);
      outcome = isPassword && isOwner ? signedIn() : signInRefused();
    } catch {
      outcome = passwordCheckFailed();
    }
    const settle = () => {
      if (isChecking()) dispatch(outcome);
    };
    if (signedIn.match(outcome)) {
      // So that the dashboard opens complete, unless the browser hangs.
      await Promise.race([dispatch(loadOwnerContent()), wait(MAX_WAIT_MS)]);
      changeScreen(settle);
    } else settle();
  }

  const signOut = () => void dispatch(signedOut());

  return (
    <AuthContext value={{ isAuthenticated, signInStatus, signIn, signOut }}>{children}</AuthContext>
  );
}
