import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeStore } from '../../app/store';
import { savePicture } from '../../build/content/savePictures';
import { writeContent } from '../../build/content/writeContent';
import { blobHash } from '../../content/file/blobHash';
import { formatContentFile } from '../../content/file/formatContentFile';
import { parseContent } from '../../content/file/parseContent';
import { CONTENT_FILE, OWNER_FILE } from '../../content/filePaths';
import { contentLoaded } from '../../state/lists/content';
import { pictureAdded } from '../../state/lists/pictures';
import { selectChangeCount } from '../../state/owner/changes';
import { createEntry } from '../../state/owner/entryThunks';
import { saveOperation } from '../../state/owner/operations';
import { picturesMarked, selectDeletedPictures } from '../../state/owner/pictures/pictureDeletions';
import { selectUnusedNewPictures } from '../../state/owner/pictures/pictureSelectors';
import { contentSent, selectIsUnconfirmed } from '../../state/owner/savedWork';
import { visitorState } from '../../state/preloadedState';
import { testContent, testWork } from '../../test/data/content';
import { NEW_POST } from '../../test/data/fixtures';
import { makeFolder } from '../../test/folder';
import { holdPicture } from '../pictures/pictureStorage';
import { selectKnownPictures, selectUnusedProjectPictures } from '../pictures/projectPictures';
import { askDevServer } from './askDevServer';
import { saveContent } from './saveToDisk';

vi.mock('./askDevServer');

const OLD = formatContentFile(testWork);

let { root, place } = {} as Awaited<ReturnType<typeof makeFolder>>;
beforeEach(async () => {
  ({ root, place } = await makeFolder({ [CONTENT_FILE]: OLD }));
  vi.mocked(askDevServer).mockReset().mockImplementation(write);
});

const read = () => readFile(join(root, CONTENT_FILE), 'utf8');
const parse = (text: string) => parseContent(text, { artist: testContent.owner.name });
const write: typeof askDevServer = (request) =>
  'contents' in request ? savePicture(root, request) : writeContent(root, request, parse);

/** Opens a dashboard of the file on disk, with one change to save. */
async function openDashboard() {
  const store = makeStore(visitorState(testContent));
  const fileHash = await blobHash(OLD);
  store.dispatch(contentLoaded({ ...testWork, fileHash }));
  store.dispatch(createEntry('posts', NEW_POST));
  return store;
}

test.each(['written', 'not written'])(
  'edits after a save without an answer, %s, are saved',
  async (outcome) => {
    const store = await openDashboard();
    vi.mocked(askDevServer).mockImplementationOnce(async (request) => {
      if (outcome === 'written') await write(request);
      return { status: 'failed', message: 'The dev server does not answer.' };
    });
    await store.dispatch(saveContent());
    expect(selectChangeCount(store.getState())).toBe(1);
    store.dispatch(createEntry('posts', { ...NEW_POST, title: 'On Doors' }));
    await store.dispatch(saveContent());
    expect(saveOperation.select(store.getState())).toEqual({ status: 'succeeded' });
    expect(await read()).toMatch(/On Doors.*On Rooms/s);
    await writeFile(join(root, CONTENT_FILE), OLD);
    await store.dispatch(saveContent());
    expect(saveOperation.select(store.getState())).toMatchObject({ status: 'conflict' });
    expect(selectIsUnconfirmed(store.getState())).toBe(false);
  },
);

test('content with errors is refused, and is not an unconfirmed version', async () => {
  const store = await openDashboard();
  vi.mocked(askDevServer).mockResolvedValueOnce({
    status: 'invalid',
    errors: ['A title is missing.'],
  });
  await store.dispatch(saveContent());
  expect(saveOperation.select(store.getState())).toMatchObject({ status: 'failed' });
  expect(selectIsUnconfirmed(store.getState())).toBe(false);
});

test('pictures are sent once, one by one, between the check of the content and its write', async () => {
  const store = await openDashboard();
  const images = ['images/desk-0ff1ce.webp', 'images/lamp-0ff1ce.webp'];
  for (const path of images) {
    const picture = holdPicture(path, { blob: new Blob([path]), width: 2, height: 1 });
    store.dispatch(pictureAdded({ pictures: { [path]: picture } }));
    store.dispatch(createEntry('posts', { ...NEW_POST, image: path }));
  }
  const sent = () =>
    vi
      .mocked(askDevServer)
      .mock.calls.map(([request]) => ('contents' in request ? request.path : CONTENT_FILE));
  await writeFile(join(root, CONTENT_FILE), '{}');
  await store.dispatch(saveContent());
  expect(sent()).toEqual([CONTENT_FILE]);
  await writeFile(join(root, CONTENT_FILE), OLD);
  await store.dispatch(saveContent());
  const paths = images.map((path) => `public/${path}`);
  expect(sent().slice(1)).toEqual([CONTENT_FILE, ...paths, CONTENT_FILE]);
  for (const path of images) expect(await readFile(join(root, 'public', path), 'utf8')).toBe(path);
  expect(await read()).toContain('lamp');
  store.dispatch(createEntry('posts', NEW_POST));
  await store.dispatch(saveContent());
  expect(sent().slice(5)).toEqual([CONTENT_FILE]);
  expect(saveOperation.select(store.getState())).toEqual({ status: 'succeeded' });
  // Now they are files of the project.
  store.dispatch(contentLoaded(testWork));
  expect(selectUnusedNewPictures(store.getState())).toEqual([]);
  expect(selectUnusedProjectPictures(store.getState())).toEqual(images);
  store.dispatch(picturesMarked(images));
  store.dispatch(contentSent(await blobHash(await read())));
  await store.dispatch(saveContent());
  expect(await readdir(join(root, 'public/images'))).toEqual([]);
  expect(selectKnownPictures(store.getState())).toEqual([]);
});

test('marked pictures are deleted once the content is written, unless used', async () => {
  const store = await openDashboard();
  const getState = () => saveOperation.select(store.getState());
  const folder = join(root, 'public/images');
  for (const name of ['desk', 'lamp', 'me', 'us']) await place(`public/images/${name}.jpg`, name);
  await writeFile(join(root, OWNER_FILE), '"images/me.jpg", "images/us.jpg"');
  const marked = ['desk', 'gone', 'lamp', 'me', 'us'].map((name) => `images/${name}.jpg`);
  store.dispatch(picturesMarked(marked));
  store.dispatch(createEntry('posts', { ...NEW_POST, image: 'images/lamp.jpg' }));
  await writeFile(join(root, CONTENT_FILE), '{}');
  await store.dispatch(saveContent());
  expect(getState()).toMatchObject({ status: 'conflict' });
  expect(await readdir(folder)).toHaveLength(4);
  await writeFile(join(root, CONTENT_FILE), OLD);
  await store.dispatch(saveContent());
  expect(await readdir(folder)).toEqual(['lamp.jpg', 'me.jpg', 'us.jpg']);
  const message = ['me', 'us']
    .map((name) => `public/images/${name}.jpg was not deleted. ${OWNER_FILE} names it.`)
    .join(' ');
  expect(getState()).toEqual({ status: 'failed', error: { kind: 'picturesKept', message } });
  expect(selectDeletedPictures(store.getState())).toEqual(marked.slice(0, 2));
  expect(selectChangeCount(store.getState()), 'they need another press').toBe(0);
});
