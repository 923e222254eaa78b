import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { paths } from '../../shared/paths';
import { testContent } from '../../test/data/content';
import { renderApp } from '../../test/screen/renderApp';

const own = { ...testContent, isOwn: true };
const owner = { ...testContent.owner, repository: { name: 'ada/portfolio' } };

test.each<[string, typeof testContent, loadedAt: string, count: number]>([
  ['of own content with the policy of a public page', own, '/', 1],
  ['of own content with the policy of the 404 page', own, '/blog/a-draft/', 1],
  ['of a demo that can be published', { ...testContent, owner }, '/', 1],
  ['of a demo', testContent, '/', 0],
  ['of own content with its own policy', own, paths.dashboard, 0],
])('the admin area %s reloads as needed for its requests and pictures', async (...row) => {
  const [, content, loadedAt, count] = row;
  const reload = vi.fn();
  vi.stubGlobal('location', { pathname: paths.signIn, reload });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: `https://ada.example${loadedAt}` } as PerformanceEntry,
  ]);
  renderApp({ path: paths.signIn, content });
  await screen.findByRole('form', { name: 'Sign in' });
  expect(reload).toHaveBeenCalledTimes(count);
});
