import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary';

test('what fails says so and can be tried again; what fails twice offers to load the page anew', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let isBroken = true;
  function Part() {
    if (isBroken) throw new Error('An error made by the test.');
    return <p>Shown</p>;
  }
  render(
    <ErrorBoundary what="This section">
      <Part />
    </ErrorBoundary>,
  );
  const user = userEvent.setup();
  expect(screen.getByRole('alert')).toHaveTextContent('This section could not be shown.');
  expect(screen.queryByText('Reload the page')).not.toBeInTheDocument();
  await user.click(screen.getByText('Try again'));
  expect(screen.getByText('Reload the page')).toBeVisible();

  isBroken = false;
  await user.click(screen.getByText('Try again'));
  expect(screen.getByText('Shown')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
