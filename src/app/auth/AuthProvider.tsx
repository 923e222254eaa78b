import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { demoPasswordHash } from '../../content/demo';
import { passwordHash } from '../../content/owner';
import {
  selectIsAuthenticated,
  selectRefusals,
  signedIn,
  signedOut,
  signInAbandoned,
  signInRefused,
} from '../../state/auth';
import { selectOwner } from '../../state/content';
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
  /** How many sign-ins in a row were refused. */
  refusals: number;
  /** Compares the pair with the owner's; the outcome is in the state. Rejects where Web Crypto is missing. */
  signIn: (credentials: Credentials) => Promise<void>;
  /** Forgets the refusals: the sign-in is left for another screen. */
  leaveSignIn: () => void;
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
  const refusals = useAppSelector(selectRefusals);

  const auth = useMemo<Auth>(
    () => ({
      isAuthenticated,
      refusals,
      async signIn({ email, password }) {
        // The password is hashed for a wrong email too: the time that a refusal takes tells nothing.
        const isPassword = await verifyPassword(password, expectedHash);
        dispatch(isPassword && sameEmail(email, ownerEmail) ? signedIn() : signInRefused());
      },
      leaveSignIn: () => dispatch(signInAbandoned()),
      signOut: () => dispatch(signedOut()),
    }),
    [dispatch, isAuthenticated, ownerEmail, refusals],
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
