import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FormattedDate } from './FormattedDate';

vi.mock('virtual:words', () => ({ language: 'he' }));

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
