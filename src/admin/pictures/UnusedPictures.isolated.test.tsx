import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pictureAdded } from '../../state/lists/pictures';
import { aPost, makeWork } from '../../test/data/fixtures';
import { createGithubDouble, TOKENS } from '../../test/githubDouble';
import { buttonFor, changes, dashboardContent, openDashboard } from '../../test/screen/dashboard';
import { form, getField } from '../../test/screen/forms';
import { button, readTexts } from '../../test/screen/page';
import { setToken } from '../publish/token';

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
beforeEach(() => setToken(''));

test('unused pictures are deleted by the next Publish, and not listed again', async () => {
  const double = createGithubDouble();
  vi.stubGlobal('fetch', double.fetch);
  for (const name of ['a', 'b', 'used'])
    double.files.set(`public/images/${name}.jpg`, Buffer.from(name));
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
  await user.keyboard('{Enter}');

  setToken(TOKENS.writer);
  await user.click(button('Publish site'));
  await waitFor(() => expect(changes()).toMatch(/^All changes published/));
  expect(double.commits.map(({ message }) => message)).toEqual(['Delete 2 pictures']);
  expect([...double.files.keys()]).toContain('public/images/used.jpg');
  expect([...double.files.keys()]).not.toContain('public/images/a.jpg');
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
