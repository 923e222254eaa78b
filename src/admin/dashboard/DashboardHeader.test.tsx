import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { estimateReadTime } from '../../content/readTime';
import { pictureAdded } from '../../state/lists/pictures';
import { pictureRefused, storageRefused } from '../../state/owner/drafts';
import { typedRestored } from '../../state/owner/forms';
import { parsedWork } from '../../test/data/contentFiles';
import { catchDownloads } from '../../test/downloads';
import { buttonFor, changes, dashboardContent, openDashboard } from '../../test/screen/dashboard';
import { button } from '../../test/screen/page';
import { recordActions } from '../../test/store/recordActions';

const [first = '', second = '', third = ''] = dashboardContent.posts.map(({ title }) => title);

test('the header counts changes since the last export, and the exported file has all work', async () => {
  const downloads = catchDownloads();
  const { user, store } = await openDashboard('Blog Posts');
  expect(changes()).toBe('No changes since the last export');
  await user.click(buttonFor('Delete', first));
  expect(changes()).toBe('1 change not exported yet');
  await user.click(buttonFor('Delete', second));
  expect(changes()).toBe('2 changes not exported yet');
  await user.click(button('Undo'));
  expect(changes()).toBe('1 change not exported yet');
  const actions = recordActions(store);
  await user.click(button('Export content'));
  await waitFor(() => expect(changes()).toBe('No changes since the last export'));
  expect(actions.map(({ type }) => type)).toEqual(['export/started', 'export/succeeded']);
  expect(downloads.map(({ name }) => name)).toEqual(['content.json']);
  const { owner, projects, tracks, posts } = dashboardContent;
  expect(parsedWork((await downloads[0]?.text()) ?? '', owner.name)).toEqual({
    projects,
    tracks,
    posts: posts.slice(1).map((post) => ({ ...post, readTime: estimateReadTime(post.content) })),
  });
  await user.click(button('Undo'));
  expect(changes(), 'a deletion undone after the export').toBe('1 change not exported yet');
});

test('the header names unfinished forms, and what this browser does not store', async () => {
  const { user, store } = await openDashboard('Blog Posts');
  await user.click(buttonFor('Delete', third));
  const { posts } = dashboardContent;
  const [one = '', other = ''] = posts.map(({ id }) => `posts/${id}`);
  const texts = { title: 'A' };
  const typed = { [one]: texts, [other]: texts, 'posts/gone': texts, 'posts/lost': texts };
  act(() => void store.dispatch(typedRestored({ typed, typedOver: {} })));
  const forms = posts.slice(0, 2).map(({ title }) => `Edit Post “${title}”`);
  const unfinished = `${[...forms, 'New Post'].join(' and ')} unfinished`;
  expect(screen.getByText(`, ${unfinished}`)).toBeVisible();
  act(() => void [storageRefused(), pictureRefused()].map(store.dispatch));
  expect(screen.getByText(`. ${unfinished}`)).toBeVisible();
  const noDrafts =
    '1 change not exported yet. This browser stores no drafts: closing the page loses unsaved changes';
  expect(changes(), 'without a new picture').toBe(noDrafts);
  const picture = { width: 1, height: 1, url: 'blob:' };
  act(() => void store.dispatch(pictureAdded({ pictures: { 'images/a.webp': picture } })));
  expect(changes()).toBe(
    `${noDrafts}. This browser does not store new pictures: unless exported, closing the page loses them`,
  );
});
