import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../test/renderApp';

test('the portfolio shows', () => {
  renderApp();
  expect(screen.getByRole('heading', { level: 1, name: 'Robin Vale' })).toBeVisible();
});
