import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { selectRefusals } from '../state/auth';
import { submitSignIn } from '../test/forms';
import { renderApp } from '../test/renderApp';

test('a refusal keeps the focus where it was, and is forgotten with the way back to the portfolio', async () => {
  const { user, store } = renderApp({ path: '/admin' });
  await screen.findByRole('form', { name: 'Sign in' });
  await submitSignIn(user, 'someone@example.com', 'wrong');
  expect(await screen.findByText('Invalid credentials')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign In' })).toHaveFocus();

  await user.click(screen.getByText('Back to Portfolio'));
  expect(selectRefusals(store.getState())).toBe(0);
});
