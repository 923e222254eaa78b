import { expect, test, vi } from 'vitest';
import { pictureAdded } from '../../state/lists/pictures';
import { makeWork } from '../../test/data/fixtures';
import { restorePictures } from './storedPictures';

const PATHS = ['images/own.webp', 'images/both.webp', 'images/other.webp', 'images/none.webp'];
vi.mock('./pictureFiles', () => ({
  readStoredPictures: () => Promise.resolve(PATHS.map((path) => [path, {}])),
  holdPicture: () => ({ width: 2, height: 1 }),
  deletePictureFiles: () => Promise.resolve(),
}));
vi.mock('../drafts/draftsStorage', () => ({
  readOtherDrafts: () => Promise.resolve('images/other.webp images/both.webp'),
}));

test('the pictures that only the drafts of another tab name are not brought back in this one', async () => {
  const restored = await restorePictures(makeWork({}), 'images/own.webp images/both.webp');
  const size = { width: 2, height: 1 };
  const own = PATHS.filter((path) => path !== 'images/other.webp');
  expect(restored).toEqual(
    pictureAdded({ pictures: Object.fromEntries(own.map((path) => [path, size])) }),
  );
});
