import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pictureAdded } from '../../state/lists/pictures';
import { publishOperation } from '../../state/owner/operations';
import { aPost, makeWork } from '../../test/data/fixtures';
import { buttonFor, changes, dashboardContent, openDashboard } from '../../test/screen/dashboard';
import { form, getField } from '../../test/screen/forms';
import { button, readTexts } from '../../test/screen/page';

vi.mock('virtual:site-files', () => ({
  default: ['images/a.jpg', 'images/b.jpg', 'images/used.jpg'],
}));

const owner = { ...dashboardContent.owner, repository: { name: 'ada/portfolio' } };
const work = makeWork({ posts: [aPost('p', { title: 'Post', image: 'images/used.jpg' })] });
const UNUSED =
  '2 pictures in public/images are named by neither your content nor owner.ts: a.jpg, b.jpg.';
const MARKED =
  '2 pictures will be deleted from public/images with the next Publish: a.jpg, b.jpg. Pictures in a draft of another tab stay. The history of the repository keeps deleted files.';

const openOverview = () => openDashboard('Overview', { work, owner, isOwn: true });

test('unused pictures are listed, marked for the next Publish, or kept, until they are deleted', async () => {
  const { user, store } = await openOverview();
  const picture = { width: 1, height: 1, url: 'blob:' };
  act(() => void store.dispatch(pictureAdded({ pictures: { 'images/new.webp': picture } })));
  expect(screen.getByText(UNUSED)).toBeVisible();
  await user.click(button('Delete them'));
  expect(screen.queryByText(UNUSED)).not.toBeInTheDocument();
  expect(screen.getByText(MARKED)).toBeVisible();
  expect(button('Keep them')).toHaveFocus();
  expect(button('Keep them')).toHaveAccessibleDescription(MARKED);
  expect(changes()).toBe('2 changes not published yet');
  await user.keyboard('{Enter}');
  expect(button('Delete them')).toHaveFocus();
  expect(changes()).toBe('All changes published');
  const deleted = ['images/a.jpg', 'images/b.jpg'];
  act(() => void store.dispatch(publishOperation.succeeded({ work, deleted })));
  expect(screen.queryByText(/a\.jpg/)).not.toBeInTheDocument();
});

test('a picture to delete is not offered, and is kept once a form names it', async () => {
  const { user } = await openOverview();
  await user.click(button('Delete them'));
  await user.click(screen.getByRole('tab', { name: 'Blog Posts' }));
  await user.click(buttonFor('Edit', 'Post'));
  const offered = () =>
    readTexts(within(form('Edit Post')).queryAllByRole('listitem', { hidden: true }));
  expect(offered()).toEqual(['used.jpg']);
  const field = getField('Edit Post', 'Picture');
  await user.clear(field);
  await user.paste('images/a.jpg');
  expect(changes()).toBe('1 change not published yet');
  expect(offered()).toEqual(['a.jpg', 'used.jpg']);
});

test.each([
  ['without a place to delete them from', { isOwn: true }],
  ['in the demo', { owner }],
])('unused files are not listed %s', async (_where, site) => {
  await openDashboard('Overview', { work, ...site });
  expect(screen.queryByText(/named by neither/)).not.toBeInTheDocument();
});
