import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contentLoaded } from '../../state/lists/content';
import { testWork } from '../../test/data/content';
import { aPost } from '../../test/data/fixtures';
import { renderApp } from '../../test/screen/renderApp';
import { devtools } from '../../test/store/devtools';

test('a log of the dashboard that was imported on the public page can be undone', async () => {
  devtools.connect();
  const { store, navigate } = renderApp();
  const added = { type: 'posts/added', payload: aPost('new') };
  for (const action of [contentLoaded(testWork), added]) store.dispatch(action);
  navigate('/admin');
  await screen.findByRole('form', { name: 'Sign in' });
  await waitFor(() => expect(store.getState()).toMatchObject({ undo: [added] }));
});
