import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../test/screen/renderApp';

test('a new screen starts at the top; after Back the browser sets the scroll position', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  const { navigate } = renderApp();
  navigate('/admin');
  await waitFor(() =>
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' }),
  );
  navigate(-1);
  await screen.findByText('Latest Articles');
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
