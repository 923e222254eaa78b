import { expect, test, vi } from 'vitest';
import { pictureAdded } from '../../state/lists/pictures';
import { deletePictureFiles } from './pictureFiles';
import { restorePictures } from './storedPictures';

const PATHS = ['images/own.webp', 'images/both.webp', 'images/other.webp', 'images/none.webp'];
const blob = new Blob(['mine']);
const paths = vi.hoisted(() => ({ stored: [''] }));
vi.mock('./pictureFiles', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  readStoredPictures: () => Promise.resolve(paths.stored.map((path) => [path, { blob }])),
  holdPicture: () => ({ width: 2, height: 1 }),
  storePicture: () => Promise.resolve(),
  deletePictureFiles: vi.fn(() => Promise.resolve()),
}));
vi.mock('../drafts/draftsStorage', () => ({
  readOtherDrafts: () => Promise.resolve('images/other.webp images/both.webp'),
}));
vi.mock('virtual:picture-hashes', () => ({
  default: {
    'images/same.webp': 'c7ad82cb7ae7fd2cde76c1bf23ecf25aa7a8693a',
    'images/theirs.webp': 'another',
  },
}));

const added = (pictures: string[]) => {
  const size = { width: 2, height: 1 };
  return pictureAdded({ pictures: Object.fromEntries(pictures.map((path) => [path, size])) });
};

test('pictures named only by the drafts of another tab are not restored', async () => {
  paths.stored = PATHS;
  const { restored } = await restorePictures('images/own.webp images/both.webp');
  expect(restored).toEqual(added(PATHS.filter((path) => path !== 'images/other.webp')));
});

test('a stored picture is deleted once the site has it, and moves if the site has another at its path', async () => {
  paths.stored = ['images/same.webp', 'images/theirs.webp'];
  const moved = 'images/theirs-c7ad82cb.webp';
  expect(await restorePictures('images/theirs.webp')).toEqual({
    restored: added([moved]),
    moves: [['images/theirs.webp', moved]],
  });
  expect(deletePictureFiles).toHaveBeenLastCalledWith(['images/same.webp']);
});
