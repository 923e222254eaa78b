import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeStore } from '../../app/store';
import { savePicture } from '../../build/content/savePictures';
import { writeContent } from '../../build/content/writeContent';
import { blobHash } from '../../content/file/blobHash';
import { formatContentFile } from '../../content/file/formatContentFile';
import { parseContent } from '../../content/file/parseContent';
import { CONTENT_FILE } from '../../content/filePaths';
import { contentLoaded } from '../../state/lists/content';
import { pictureAdded } from '../../state/lists/pictures';
import { selectChangeCount } from '../../state/owner/changes';
import { saveOperation } from '../../state/owner/operations';
import { createEntry } from '../../state/owner/saveEntry';
import { visitorState } from '../../state/preloadedState';
import { testContent } from '../../test/data/content';
import { holdPicture } from '../pictures/pictureFiles';
import { askDevServer } from './askDevServer';
import { saveContent } from './saveToDisk';

vi.mock('./askDevServer');

const { owner, projects, posts, tracks } = testContent;
const OLD = formatContentFile({ projects, posts, tracks });
const DRAFT = { title: 'On Rooms', excerpt: 'Why.', content: 'So.', readTime: 1, tags: [] };

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'save-'));
  await mkdir(dirname(join(root, CONTENT_FILE)), { recursive: true });
  await writeFile(join(root, CONTENT_FILE), OLD);
  vi.mocked(askDevServer).mockReset().mockImplementation(write);
});
afterEach(() => rm(root, { recursive: true }));

const read = () => readFile(join(root, CONTENT_FILE), 'utf8');
const parse = (text: string) => parseContent(text, { artist: owner.name });
const write: typeof askDevServer = (request) =>
  'contents' in request ? savePicture(root, request) : writeContent(root, request, parse);

/** Opens a dashboard of the file on disk, with one change to save. */
async function openDashboard() {
  const store = makeStore(visitorState(testContent));
  const fileHash = await blobHash(Buffer.from(OLD));
  store.dispatch(contentLoaded({ projects, posts, tracks, fileHash }));
  store.dispatch(createEntry('posts', DRAFT));
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
    store.dispatch(createEntry('posts', { ...DRAFT, title: 'On Doors' }));
    await store.dispatch(saveContent());
    expect(saveOperation.select(store.getState())).toEqual({ status: 'succeeded' });
    expect(await read()).toMatch(/On Doors.*On Rooms/s);
    await writeFile(join(root, CONTENT_FILE), OLD);
    await store.dispatch(saveContent());
    expect(saveOperation.select(store.getState())).toMatchObject({ status: 'conflict' });
  },
);

test('pictures are sent once, one by one, between the check of the content and its write', async () => {
  const store = await openDashboard();
  const images = ['images/desk.webp', 'images/lamp.webp'];
  for (const path of images) {
    const picture = holdPicture(path, { blob: new Blob([path]), width: 2, height: 1 });
    store.dispatch(pictureAdded({ pictures: { [path]: picture } }));
    store.dispatch(createEntry('posts', { ...DRAFT, image: path }));
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
  store.dispatch(createEntry('posts', DRAFT));
  await store.dispatch(saveContent());
  expect(sent().slice(5)).toEqual([CONTENT_FILE]);
  expect(saveOperation.select(store.getState())).toEqual({ status: 'succeeded' });
});
