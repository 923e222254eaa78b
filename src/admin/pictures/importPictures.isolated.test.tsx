import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { formatContentFile } from '../../content/file/formatContentFile';
import { wait } from '../../shared/wait';
import { selectAddedPictures } from '../../state/owner/pictures/pictureSelectors';
import { signedOut } from '../../state/visitor/auth';
import { aPost } from '../../test/data/fixtures';
import { jsonFile } from '../../test/downloads';
import { dashboardContent, openDashboard } from '../../test/screen/dashboard';

vi.mock('../database', () => ({ writeDatabase: () => Promise.resolve() }));

const DESK = 'desk-0ff1ce.webp';
const post = aPost('a', { content: `![A desk](images/${DESK})` });
const FILE = jsonFile(formatContentFile({ ...dashboardContent, posts: [post] }));
const picture = (name: string) => new File(['x'], name, { type: 'image/webp' });

/** Opens the overview, with a function that chooses files to import. The browser can read their pictures. */
async function openImport(
  readPicture = () => Promise.resolve({ width: 2, height: 1, close() {} }),
) {
  vi.stubGlobal('createImageBitmap', readPicture);
  const { user, store } = await openDashboard('Overview', { isOwn: true });
  const choose = (...files: File[]) => user.upload(screen.getByLabelText('Import content'), files);
  return { store, choose, getAdded: () => selectAddedPictures(store.getState()) };
}

test('an export is imported with the new pictures that it names, unless the owner refuses', async () => {
  const { store, choose, getAdded } = await openImport();
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  await choose(picture('other.webp'), picture(DESK), FILE);
  await vi.waitFor(() => expect(confirm).toHaveBeenCalledTimes(1), 20_000);
  expect(getAdded()).toEqual([]);
  await choose(picture('other.webp'), picture(DESK), FILE);
  await vi.waitFor(() => expect(confirm).toHaveBeenCalledTimes(2), 20_000);
  expect(store.getState().posts.ids).toEqual(['a']);
  expect(getAdded()).toEqual([`images/${DESK}`]);
});

const unreadable = () => Promise.reject(new Error('Not a picture.'));

test.each([
  [
    'that is not chosen',
    `${post.content} ![A lamp](images/lamp.webp)`,
    DESK,
    'lamp.webp',
    undefined,
  ],
  ['with the data of its camera', '![A desk](images/a.jpg)', 'a.jpg', 'a.jpg', undefined],
  ['that the browser cannot read', post.content, DESK, DESK, unreadable],
])('an import is refused if it names a picture %s', async (_, content, chosen, missing, read) => {
  const { choose, getAdded } = await openImport(read);
  const posts = [{ ...post, content }];
  await choose(jsonFile(formatContentFile({ ...dashboardContent, posts })), picture(chosen));
  expect(await screen.findByText(new RegExp(`found "images/${missing}"$`))).toBeVisible();
  expect(getAdded()).toEqual([]);
});

test('a sign-out ends the import of pictures', async () => {
  let read: () => void = () => undefined;
  const bitmap = { width: 2, height: 1, close() {} };
  const readPicture = vi.fn(
    () => new Promise<typeof bitmap>((resolve) => (read = () => resolve(bitmap))),
  );
  const { store, choose, getAdded } = await openImport(readPicture);
  await choose(FILE, picture(DESK));
  await vi.waitFor(() => expect(readPicture).toHaveBeenCalled(), 20_000);
  act(() => void store.dispatch(signedOut()));
  await act(async () => {
    read();
    await wait(0);
  });
  expect(getAdded()).toEqual([]);
});
