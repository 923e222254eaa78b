import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPost } from '../../test/data/fixtures';
import { renderApp } from '../../test/screen/renderApp';
import { devtools } from '../../test/store/devtools';

test('a log of the dashboard that was imported on the public page can be undone', async () => {
  devtools.connect();
  const { store, navigate } = renderApp();
  const added = { type: 'posts/added', payload: aPost('new') };
  store.dispatch(added);
  navigate('/admin');
  await screen.findByRole('form', { name: 'Sign in' });
  expect(store.getState()).toMatchObject({ undo: [added] });
});
