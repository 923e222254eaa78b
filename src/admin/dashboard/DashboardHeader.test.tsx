import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parseContent } from '../../content/file/parseContent';
import { buttonFor, dashboardContent, openDashboard } from '../../test/dashboard';
import { catchDownloads } from '../../test/files';
import { recordActions } from '../../test/recordActions';

const [first = '', second = ''] = dashboardContent.posts.map(({ title }) => title);
const status = () => within(screen.getByRole('banner')).getByRole('status').textContent;
const exportContent = () => screen.getByRole('button', { name: 'Export content' });

test('the head counts what differs from the content file', async () => {
  const { user } = await openDashboard('Blog Posts');
  expect(status()).toBe('All changes exported');
  await user.click(buttonFor('Delete', first));
  expect(status()).toBe('1 change not exported yet');
  await user.click(buttonFor('Delete', second));
  expect(status()).toBe('2 changes not exported yet');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(status()).toBe('1 change not exported yet');
});

test('an export is a file that reads back as the same work, and nothing is left to export', async () => {
  const downloads = catchDownloads();
  const { user, store } = await openDashboard('Blog Posts');
  await user.click(buttonFor('Delete', first));
  const actions = recordActions(store);
  await user.click(exportContent());
  expect(actions).toEqual([{ type: 'contentFile/contentExported' }]);
  expect(status()).toBe('All changes exported');
  expect(downloads.map(({ name }) => name)).toEqual(['content.json']);
  const { owner, projects, tracks, posts } = dashboardContent;
  expect(parseContent((await downloads[0]?.text()) ?? '', { artist: owner.name })).toEqual({
    work: { projects, tracks, posts: posts.slice(1) },
  });
});

test('after an export a deletion can still be undone, which is a change then', async () => {
  catchDownloads();
  const { user } = await openDashboard('Blog Posts');
  await user.click(buttonFor('Delete', first));
  await user.click(exportContent());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(status()).toBe('1 change not exported yet');
});
