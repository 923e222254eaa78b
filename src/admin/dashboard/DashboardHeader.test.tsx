import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { parseContent } from '../../content/file/parseContent';
import { buttonFor, dashboardContent, openDashboard } from '../../test/dashboard';
import { catchDownloads } from '../../test/files';
import { button } from '../../test/page';
import { recordActions } from '../../test/recordActions';

const [first = '', second = ''] = dashboardContent.posts.map(({ title }) => title);
const status = () => within(screen.getByRole('banner')).getByRole('status').textContent;

test('the head counts what differs from the content file', async () => {
  const { user } = await openDashboard('Blog Posts');
  expect(status()).toBe('No changes since the last export');
  await user.click(buttonFor('Delete', first));
  expect(status()).toBe('1 change not exported yet');
  await user.click(buttonFor('Delete', second));
  expect(status()).toBe('2 changes not exported yet');
  await user.click(button('Undo'));
  expect(status()).toBe('1 change not exported yet');
});

test('an export reads back as the same work; a deletion undone after it is a change again', async () => {
  const downloads = catchDownloads();
  const { user, store } = await openDashboard('Blog Posts');
  await user.click(buttonFor('Delete', first));
  const actions = recordActions(store);
  await user.click(button('Export content'));
  expect(actions.map(({ type }) => type)).toEqual(['savedFile/contentExported']);
  expect(status()).toBe('No changes since the last export');
  expect(downloads.map(({ name }) => name)).toEqual(['content.json']);
  const { owner, projects, tracks, posts } = dashboardContent;
  expect(parseContent((await downloads[0]?.text()) ?? '', { artist: owner.name })).toEqual({
    work: { projects, tracks, posts: posts.slice(1) },
  });
  await user.click(button('Undo'));
  expect(status()).toBe('1 change not exported yet');
});

test('where a browser gives no file, the page says so and goes on counting', async () => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = undefined as never;
    },
  );
  const { user } = await openDashboard('Blog Posts');
  await user.click(buttonFor('Delete', first));
  await user.click(button('Export content'));
  expect(screen.getByRole('alert')).toHaveTextContent('The file could not be made.');
  expect(status()).toBe('1 change not exported yet');
});
