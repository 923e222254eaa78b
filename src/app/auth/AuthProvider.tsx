import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { demoPasswordHash } from '../../content/demo';
import { passwordHash } from '../../content/owner';
import {
  leaveSignIn,
  selectIsAuthenticated,
  selectSignInStatus,
  signedIn,
  signedOut,
  signInFailed,
  signInRefused,
  signInStarted,
  type SignInStatus,
} from '../../state/slices/auth';
import { selectOwner } from '../../state/slices/owner';
import { loadOwnerContent } from '../admin/loadOwnerContent';
import { useAppDispatch, useAppSelector } from '../hooks';
import { verifyPassword } from './password';

/** What the sign-in form asks for. */
export interface Credentials {
  email: string;
  password: string;
}

/** The sign-in as the screens see it. */
export interface Auth {
  isAuthenticated: boolean;
  /** What the sign-in came to, or that it is being checked. */
  signInStatus: SignInStatus;
  /** Compares the pair with the owner's; the outcome is in the state. Does nothing while another pair is checked. */
  signIn: (credentials: Credentials) => Promise<void>;
  signOut: () => void;
}

/** The tests sign in with the demo password, whatever the owner's is. */
const expectedHash = (!import.meta.env.MODE.startsWith('test') && passwordHash) || demoPasswordHash;

const AuthContext = createContext<Auth | null>(null);

const sameEmail = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Drives the auth slice. The password is compared here and goes no further: no action carries it. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const { email: ownerEmail } = useAppSelector(selectOwner);
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const signInStatus = useAppSelector(selectSignInStatus);
  /** The check that somebody waits for. */
  const check = useRef<Promise<boolean>>(undefined);

  // The admin area is left, by a link or by Back: the sign-in forgets what it came to, or will come to.
  useEffect(
    () => () => {
      check.current = undefined;
      dispatch(leaveSignIn());
    },
    [dispatch],
  );

  const auth = useMemo<Auth>(
    () => ({
      isAuthenticated,
      signInStatus,
      async signIn({ email, password }) {
        if (check.current) return;
        // The password is hashed for a wrong email too: the time that a refusal takes tells nothing.
        const started = verifyPassword(password, expectedHash);
        check.current = started;
        dispatch(signInStarted());
        let outcome;
        try {
          const isPassword = await started;
          outcome = isPassword && sameEmail(email, ownerEmail) ? signedIn() : signInRefused();
        } catch {
          outcome = signInFailed();
        }
        if (check.current !== started) return;
        check.current = undefined;
        dispatch(outcome);
        // Not here yet where an earlier load failed, or Redux DevTools have reset the state.
        if (signedIn.match(outcome)) void dispatch(loadOwnerContent());
      },
      signOut: () => dispatch(signedOut()),
    }),
    [dispatch, isAuthenticated, ownerEmail, signInStatus],
  );

  return <AuthContext value={auth}>{children}</AuthContext>;
}

/**
 * The sign-in of the owner.
 * @throws Error outside an `AuthProvider` (spec section 8).
 */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
