import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openDashboard } from '../../test/dashboard';

vi.mock('../posts/PostsTab', () => ({
  PostsTab() {
    throw new Error('An error made by the test.');
  },
}));

test('a tab that fails leaves the way to keep the work, and the other tabs', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { user } = await openDashboard();
  await user.click(screen.getByRole('tab', { name: 'Blog Posts' }));
  expect(within(screen.getByRole('tabpanel')).getByRole('alert')).toHaveTextContent(
    'This tab could not be shown.',
  );
  expect(screen.getByRole('button', { name: /^Export/ })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Music' }));
  expect(screen.getByRole('button', { name: 'Add Track' })).toBeVisible();
});
