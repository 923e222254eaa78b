import { expect, test, vi } from 'vitest';
import { pictureAdded } from '../../state/lists/pictures';
import { deletePictureFiles } from './pictureStorage';
import { restorePictures } from './storedPictures';

const PATHS = ['images/own.webp', 'images/both.webp', 'images/other.webp', 'images/none.webp'];
const paths = vi.hoisted(() => ({ stored: [''] }));
vi.mock('./pictureStorage', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  readStoredPictures: () => Promise.resolve(paths.stored.map((path) => [path, {}])),
  holdPicture: () => ({ width: 2, height: 1 }),
  deletePictureFiles: vi.fn(() => Promise.resolve()),
}));
vi.mock('../drafts/draftsStorage', () => ({
  readOtherDrafts: () => Promise.resolve('images/other.webp images/both.webp'),
}));
vi.mock('virtual:site-files', () => ({ default: ['images/built.webp'] }));

const added = (pictures: string[]) => {
  const size = { width: 2, height: 1 };
  return pictureAdded({ pictures: Object.fromEntries(pictures.map((path) => [path, size])) });
};

test('pictures named only by the drafts of another tab are not restored', async () => {
  paths.stored = PATHS;
  const restored = await restorePictures('images/own.webp images/both.webp');
  expect(restored).toEqual(added(PATHS.filter((path) => path !== 'images/other.webp')));
});

test('a stored picture is deleted once the site has it', async () => {
  paths.stored = ['images/built.webp', 'images/new.webp'];
  expect(await restorePictures(null)).toEqual(added(['images/new.webp']));
  expect(deletePictureFiles).toHaveBeenLastCalledWith(['images/built.webp']);
});
