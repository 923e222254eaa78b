import { describe, expect, test } from 'vitest';
import {
  authReducer,
  type AuthState,
  selectIsAuthenticated,
  selectRefusals,
  signedIn,
  signedOut,
  signInAbandoned,
  signInRefused,
} from './auth';

const signedOutAfter = (refusals: number): AuthState => ({ isAuthenticated: false, refusals });
const atTheDesk: AuthState = { isAuthenticated: true, refusals: 0 };

describe('who is at the desk', () => {
  test('at the start it is nobody, and nobody was refused', () => {
    expect(authReducer(undefined, { type: '' })).toEqual(signedOutAfter(0));
  });

  test.each(
    Object.entries({
      'a sign-in lets in': { before: signedOutAfter(0), event: signedIn(), after: atTheDesk },
      'a sign-in forgets the refusals before it': {
        before: signedOutAfter(3),
        event: signedIn(),
        after: atTheDesk,
      },
      'a second sign-in changes nothing': {
        before: atTheDesk,
        event: signedIn(),
        after: atTheDesk,
      },
      'a refusal is counted': {
        before: signedOutAfter(0),
        event: signInRefused(),
        after: signedOutAfter(1),
      },
      'a second refusal is news too': {
        before: signedOutAfter(1),
        event: signInRefused(),
        after: signedOutAfter(2),
      },
      'a refusal leaves nobody signed in': {
        before: atTheDesk,
        event: signInRefused(),
        after: signedOutAfter(1),
      },
      'leaving the sign-in forgets the refusals': {
        before: signedOutAfter(2),
        event: signInAbandoned(),
        after: signedOutAfter(0),
      },
      'leaving the sign-in signs nobody out': {
        before: atTheDesk,
        event: signInAbandoned(),
        after: atTheDesk,
      },
      'a sign-out lets out': { before: atTheDesk, event: signedOut(), after: signedOutAfter(0) },
      'a sign-out of nobody forgets the refusals': {
        before: signedOutAfter(2),
        event: signedOut(),
        after: signedOutAfter(0),
      },
      'an event that is none of its business changes nothing': {
        before: atTheDesk,
        event: { type: 'weather/changed' },
        after: atTheDesk,
      },
    }),
  )('%s', (_name, { before, event, after }) => {
    const auth = authReducer(before, event);
    expect(auth).toEqual(after);
    expect(selectIsAuthenticated({ auth })).toBe(after.isAuthenticated);
    expect(selectRefusals({ auth })).toBe(after.refusals);
  });

  test.each([signedIn(), signInRefused(), signedOut()])(
    '$type carries nothing that could be a secret',
    (event) => expect(event.payload).toBeUndefined(),
  );
});
