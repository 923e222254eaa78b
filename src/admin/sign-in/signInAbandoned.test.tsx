import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { verifyPassword } from '../../app/auth/password';
import { selectIsAuthenticated, selectSignInStatus } from '../../state/auth';
import { testContent } from '../../test/content';
import { press, submitSignIn } from '../../test/forms';
import { renderApp } from '../../test/renderApp';

vi.mock('../../app/auth/password');

/** Sends the sign-in; each answer settles one check of the password. */
async function openChecking() {
  const answers: ((isPassword: boolean) => void)[] = [];
  vi.mocked(verifyPassword).mockImplementation(
    () => new Promise((resolve) => void answers.push(resolve)),
  );
  const { user, store } = renderApp({ path: '/admin' });
  await screen.findByRole('form', { name: 'Sign in' });
  await submitSignIn(user, testContent.owner.email, 'typed');
  expect(screen.getByRole('button', { name: 'Checking…' })).toHaveFocus();
  const answer = (isPassword: boolean) => act(() => Promise.resolve(answers.shift()?.(isPassword)));
  return { user, store, answers, answer };
}

/** The ways to leave the sign-in. */
const LEAVING = {
  'by its link': (user: Awaited<ReturnType<typeof openChecking>>['user']) =>
    user.click(screen.getByText('Back to Portfolio')),
  'by Back or Forward': () => {
    window.history.pushState(null, '', '/admin');
    window.history.back();
  },
};

test('a sign-in that is sent twice is checked once', async () => {
  const { user, store, answers, answer } = await openChecking();
  await press(user, 'Sign in', 'Checking…');
  expect(answers).toHaveLength(1);
  await answer(false);
  expect(selectSignInStatus(store.getState())).toBe('refused');
});

describe.each(Object.entries(LEAVING))('when the sign-in is left %s', (_, leave) => {
  test('a refusal is forgotten', async () => {
    const { user, store, answer } = await openChecking();
    await answer(false);
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid credentials');
    await leave(user);
    await waitFor(() => expect(selectSignInStatus(store.getState())).toBe('idle'));
  });

  test.each([true, false])('the outcome of a check, %s, is dropped', async (isPassword) => {
    const { user, store, answer } = await openChecking();
    await leave(user);
    await waitFor(() => expect(selectSignInStatus(store.getState())).toBe('idle'));
    await answer(isPassword);
    expect(selectIsAuthenticated(store.getState())).toBe(false);
    expect(selectSignInStatus(store.getState())).toBe('idle');
  });
});
