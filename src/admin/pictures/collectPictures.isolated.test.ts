import { expect, test, vi } from 'vitest';
import { picturesMarked } from '../../state/owner/pictures/pictureDeletions';
import { createTestStore, stateAfter } from '../../test/store/testStore';
import { collectDeletions } from './collectPictures';

vi.mock('../drafts/draftsStorage', () => ({
  readOtherDrafts: () => Promise.resolve('{"text": "![x](images/b%20c.jpg)"}'),
}));

test('a picture named by the drafts of another tab is not deleted', async () => {
  const marked = picturesMarked(['images/a.jpg', 'images/b c.jpg']);
  const { dispatch } = createTestStore(stateAfter(marked));
  expect(await dispatch(collectDeletions())).toEqual(['images/a.jpg']);
});
