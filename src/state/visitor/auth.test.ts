import { expect, test } from 'vitest';
import { dispatcher } from '../../test/store/dispatcher';
import { testReducer } from '../../test/store/reducerTable';
import {
  authReducer,
  type AuthState,
  leaveSignIn,
  selectIsAuthenticated,
  selectSignInStatus,
  signedIn,
  signedOut,
  signInAbandoned,
  passwordCheckFailed,
  signInRefused,
  signInStarted,
  type SignInStatus,
} from './auth';

const owner: AuthState = { isAuthenticated: true };
const nobody = (signIn: SignInStatus): AuthState => ({ isAuthenticated: false, signIn });

testReducer(authReducer, {
  'a sign-in is checked': [nobody('idle'), signInStarted(), nobody('checking')],
  'a right password lets in': [nobody('checking'), signedIn(), owner],
  'a wrong password is refused': [nobody('checking'), signInRefused(), nobody('refused')],
  'a password that cannot be checked is no refusal': [
    nobody('checking'),
    passwordCheckFailed(),
    nobody('unavailable'),
  ],
  'a sign-in after a refusal is checked': [nobody('refused'), signInStarted(), nobody('checking')],
  'a sign-in that is left starts anew': [nobody('refused'), signInAbandoned(), nobody('idle')],
  'a sign-out lets out': [owner, signedOut(), nobody('idle')],
  'who is signed in is not checked': [owner, signInStarted(), owner],
  'who is signed in is not refused': [owner, signInRefused(), owner],
  'the sign-in of who is signed in is not abandoned': [owner, signInAbandoned(), owner],
});

test('at the start nobody is signed in, and selectors tell both parts of the state', () => {
  const start = { auth: authReducer(undefined, { type: '' }) };
  expect([selectIsAuthenticated(start), selectSignInStatus(start)]).toEqual([false, 'idle']);
  const refused = { auth: nobody('refused') };
  expect([selectIsAuthenticated(refused), selectSignInStatus(refused)]).toEqual([false, 'refused']);
  expect([selectIsAuthenticated({ auth: owner }), selectSignInStatus({ auth: owner })]).toEqual([
    true,
    'idle',
  ]);
});

test('a sign-in that is left is an event only where there is something to forget', () => {
  const { dispatch, actions } = dispatcher();
  dispatch(leaveSignIn());
  for (const event of [signInStarted(), leaveSignIn(), leaveSignIn(), signedIn(), leaveSignIn()]) {
    dispatch(event);
  }
  expect(actions).toEqual([signInStarted(), signInAbandoned(), signedIn()]);
});
