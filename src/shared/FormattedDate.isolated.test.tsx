import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { EnglishDate, FormattedDate } from './FormattedDate';

vi.mock('virtual:words', () => ({ language: 'he' }));
// Where a day begins after it does in UTC.
beforeEach(() => void vi.stubEnv('TZ', 'America/New_York'));

test('a date in a text of another direction keeps its order', () => {
  render(
    <p dir="ltr">
      <FormattedDate day="2026-11-03" />
    </p>,
  );
  const date = screen.getByText('3 בנוב׳ 2026');
  expect(date).toHaveAttribute('datetime', '2026-11-03');
  expect(date).toHaveAttribute('dir', 'auto');
});

test('a date is written as on the prerendered page, but not as in the dashboard', () => {
  render(<time dateTime="2026-11-04">prerendered</time>);
  render(
    <div lang="en">
      <EnglishDate day="2026-11-05" />
    </div>,
  );
  render(
    <main>
      <FormattedDate day="2026-11-04" /> <FormattedDate day="2026-11-05" />
    </main>,
  );
  expect(screen.getByRole('main')).toHaveTextContent(/^prerendered 5 בנוב׳ 2026$/);
  expect(screen.getByText('Nov 5, 2026')).toBeVisible();
});
