import { createContext, useContext } from 'react';
import type { SignInStatus } from '../state/visitor/auth';

export interface Credentials {
  email: string;
  password: string;
}

interface Auth {
  isAuthenticated: boolean;
  /** Whether a sign-in is being checked, was refused, or could not be checked. */
  signInStatus: SignInStatus;
  /** Checks the credentials and puts the result in the state. Does nothing while a check is pending. */
  signIn: (credentials: Credentials) => Promise<void>;
  signOut: () => void;
}

/** Provided by `app/auth/AuthProvider`. */
export const AuthContext = createContext<Auth | null>(null);

/** The sign-in of the owner. Throws outside an `AuthProvider` (spec section 8). */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
