import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { selectRefusals } from '../../state/auth';
import { submitSignIn } from '../../test/forms';
import { renderApp } from '../../test/renderApp';

async function refused() {
  const { user, store } = renderApp({ path: '/admin' });
  await screen.findByRole('form', { name: 'Sign in' });
  await submitSignIn(user, 'someone@example.com', 'wrong');
  expect(await screen.findByText('Invalid credentials')).toBeVisible();
  return { user, store };
}

test('a refusal keeps the focus where it was, and is forgotten with the way back to the portfolio', async () => {
  const { user, store } = await refused();
  expect(screen.getByRole('button', { name: 'Sign In' })).toHaveFocus();

  await user.click(screen.getByText('Back to Portfolio'));
  expect(selectRefusals(store.getState())).toBe(0);
});

test('a refusal is forgotten when the browser goes back or forward', async () => {
  const { store } = await refused();
  window.history.pushState(null, '', '/admin');
  window.history.back();
  await waitFor(() => expect(selectRefusals(store.getState())).toBe(0));
});
