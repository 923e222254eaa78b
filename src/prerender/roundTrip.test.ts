import { expect, test } from 'vitest';
import { makeStore } from '../app/store';
import { demoOwner as owner } from '../content/demo';
import { formatContentFile } from '../content/file/formatContentFile';
import { parseContent } from '../content/file/parseContent';
import { CONTENT_FILE } from '../content/filePaths';
import type { Work } from '../content/types';
import { visitorState } from '../state/preloadedState';
import { contentImported, contentLoaded } from '../state/slices/contentFile';
import { postCreated, postPublished } from '../state/slices/posts';
import { contentExported, takeSnapshot, selectUnexportedCount } from '../state/slices/savedFile';
import { trackAdded } from '../state/slices/tracks';
import { deletePost, deleteTrack, restoreAction, selectDeletions } from '../state/slices/undo';
import { selectWork } from '../state/work';
import { testContent } from '../test/content';
import { makeProject } from '../test/project';
import { readSite } from './site/readSite';

const TITLES = [
  'Plain',
  '🎧 👩‍💻 flags 🇩🇪',
  '"double" and \'single\' and `tick` and \\back',
  '</script><script>alert(1)</script>',
  'line\u2028and\u2029paragraph',
  'مرحبا بالعالم',
  '\u202Eturned\u202C',
  'tab\tand\u0000null',
  '__proto__',
  'constructor',
];

/** A day of the owner: written, published, added, deleted, brought back. */
function aDayOfWork() {
  const store = makeStore(visitorState(testContent));
  const { dispatch } = store;
  const getState = () => store.getState();
  dispatch(contentLoaded({ posts: testContent.posts, tracks: testContent.tracks }));
  for (const [index, title] of TITLES.entries()) {
    const content = `${title}\n\n${title}`;
    dispatch(postCreated({ title, excerpt: title, content, tags: [title, 'b'] }));
    if (index % 2) dispatch(postPublished(getState().posts.ids[0] ?? ''));
    const address = 'HTTPS://open.spotify.com/track/1?a=%22&b=🎧';
    dispatch(
      trackAdded({
        title,
        artist: owner.name,
        album: title,
        duration: '3:45',
        spotifyUrl: address,
      }),
    );
  }
  dispatch(deletePost(getState().posts.ids[1] ?? ''));
  dispatch(deleteTrack(getState().tracks.ids.at(-1) ?? ''));
  dispatch(deletePost(getState().posts.ids.at(-1) ?? ''));
  dispatch(deleteTrack(getState().tracks.ids[2] ?? ''));
  for (let undone = 0; undone < 2; undone += 1) {
    const deletion = selectDeletions(getState()).at(-1);
    if (deletion) dispatch(restoreAction(deletion));
  }
  return store;
}

const store = aDayOfWork();
const work = selectWork(store.getState());
if (!work) throw new Error('There is no work to export.');
const text = formatContentFile(work);

/** A list is the same by what is in it, and by the order of it. */
function expectSame(read: Work) {
  expect(read.projects).toEqual(work?.projects);
  expect(read.tracks).toEqual(work?.tracks);
  expect(read.posts).toEqual(work?.posts);
}

test('the day has left its marks', () => {
  expect(work.posts).toHaveLength(testContent.posts.length + TITLES.length - 1);
  expect(work.tracks).toHaveLength(testContent.tracks.length + TITLES.length - 1);
  expect(selectUnexportedCount(store.getState())).toBe(2 * TITLES.length);
});

test('what the dashboard exports reads back as the same work', () => {
  const parsed = parseContent(text, { artist: owner.name });
  expect(parsed).not.toHaveProperty('errors');
  if ('work' in parsed) expectSame(parsed.work);
});

test('what is exported is no change any more, and imported into a fresh page is the same again', () => {
  store.dispatch(contentExported(takeSnapshot(work)));
  expect(selectUnexportedCount(store.getState())).toBe(0);
  const fresh = makeStore(visitorState(testContent));
  fresh.dispatch(contentLoaded({ posts: [], tracks: [] }));
  fresh.dispatch(contentImported(work));
  expect(selectWork(fresh.getState())).toEqual(work);
  expect(selectUnexportedCount(fresh.getState())).toBe(0);
});

test('put in place it is what the site is built from', async () => {
  const project = await makeProject();
  await project.place(CONTENT_FILE, text);
  expectSame((await readSite(project)).content);
});
