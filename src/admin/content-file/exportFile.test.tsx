import { expect, test, vi } from 'vitest';
import { pictureAdded } from '../../state/lists/pictures';
import { catchDownloads } from '../../test/downloads';
import { createTestStore, stateAfter } from '../../test/store/testStore';
import { holdPicture } from '../pictures/pictureStorage';
import { downloadContent } from './exportFile';

/** The most downloads of a page that Chromium accepts in a second. */
const LIMIT = 10;

test('no second has more downloads than Chromium accepts', async () => {
  const downloads = catchDownloads();
  const paths = Array.from({ length: 2 * LIMIT }, (_, index) => `images/${index}.webp`);
  const pictures = paths.map((path) => {
    const picture = { blob: new Blob([path]), width: 1, height: 1 };
    return [path, holdPicture(path, picture)] as const;
  });
  const added = pictureAdded({ pictures: Object.fromEntries(pictures) });
  const { dispatch } = createTestStore(stateAfter(added));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const done = dispatch(downloadContent('content.json', paths.join()));
  // The first pause, besides the timer that releases the content file.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(1), 20_000);
  const counts = [downloads.length];
  while (downloads.length <= paths.length) {
    await vi.advanceTimersByTimeAsync(1_000);
    counts.push(downloads.length);
  }
  await done;
  const perSecond = counts.map((count, index) => count - (counts[index - 1] ?? 0));
  expect(Math.max(...perSecond)).toBeLessThan(LIMIT);
  expect(downloads.map(({ name }) => name)).toEqual([
    'content.json',
    ...paths.map((path) => path.slice('images/'.length)),
  ]);
});
