import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contentLoaded } from '../../state/lists/content';
import { testContent } from '../../test/data/content';
import { aPost } from '../../test/data/fixtures';
import { renderApp } from '../../test/screen/renderApp';

const chunk = vi.hoisted(() => ({ isLost: true }));
vi.mock(import('../../shared/importChunks'), () => ({
  preload: () => undefined,
  importWithRetry: (load) =>
    chunk.isLost && load.toString().includes('PostText')
      ? Promise.reject(new Error('The chunk did not come.'))
      : load(),
}));

test('the text of a post comes at another try if its chunk was lost', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const posts = [aPost('a', { content: '## In words' })];
  const content = { ...testContent, posts, isOwn: true };
  const { store, user } = renderApp({ path: '/blog/a', content });
  act(() => void store.dispatch(contentLoaded(content)));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  chunk.isLost = false;
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'In words' })).toBeVisible();
});
