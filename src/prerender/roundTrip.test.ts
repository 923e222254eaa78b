import { isDeepStrictEqual } from 'node:util';
import type { UnknownAction } from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeStore } from '../app/store';
import { demoOwner as owner } from '../content/demo';
import { formatContentFile } from '../content/file/formatContentFile';
import { parseContent } from '../content/file/parseContent';
import { CONTENT_FILE } from '../content/filePaths';
import type { Work, ListName } from '../content/types';
import { dropUndefined } from '../state/editing/edit';
import { deletePost, editPost, postMoved } from '../state/editing/posts';
import {
  deleteProject,
  editProject,
  projectAdded,
  projectFeatured,
  projectMoved,
  projectUnfeatured,
} from '../state/editing/projects';
import { deleteTrack, editTrack, trackMoved } from '../state/editing/tracks';
import { selectListIds } from '../state/lists';
import { visitorState } from '../state/preloadedState';
import { type AppThunk, rootReducer, type RootState } from '../state/rootReducer';
import { contentImported, contentLoaded } from '../state/slices/contentFile';
import { postCreated, postPublished, postUnpublished } from '../state/slices/posts';
import { contentExported, selectChangeCount } from '../state/slices/savedFile';
import { trackAdded } from '../state/slices/tracks';
import { selectUndoActions } from '../state/slices/undo';
import { takeSnapshot } from '../state/snapshot';
import { selectWork } from '../state/work';
import { testContent } from '../test/content';
import { dispatcher } from '../test/dispatcher';
import { makeProject } from '../test/project';
import { runs } from '../test/runs';
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
  dispatch(contentLoaded(testContent));
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
    const undoing = selectUndoActions(getState()).at(-1);
    if (undoing) dispatch(undoing);
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
  expect(selectChangeCount(store.getState())).toBe(2 * TITLES.length);
});

test('what the dashboard exports reads back as the same work', () => {
  const parsed = parseContent(text, { artist: owner.name });
  expect(parsed).not.toHaveProperty('errors');
  if ('work' in parsed) expectSame(parsed.work);
});

test('what is exported is no change any more, and imported into a fresh page is the same again', () => {
  store.dispatch(contentExported(takeSnapshot(work)));
  expect(selectChangeCount(store.getState())).toBe(0);
  const fresh = makeStore(visitorState(testContent));
  fresh.dispatch(contentLoaded({ projects: [], posts: [], tracks: [] }));
  fresh.dispatch(contentImported(work));
  expect(selectWork(fresh.getState())).toEqual(work);
  expect(selectChangeCount(fresh.getState())).toBe(0);
});

test('put in place it is what the site is built from', async () => {
  const project = await makeProject();
  await project.place(CONTENT_FILE, text);
  expectSame((await readSite(project)).content);
});

const parse = (exported: string) => {
  const parsed = parseContent(exported, { artist: owner.name });
  if ('errors' in parsed) throw new Error(parsed.errors.join('\n'));
  return parsed.work;
};

/** An act on one of the entries of the lists, by its place. */
type Act = (state: RootState, at: number) => UnknownAction | AppThunk<unknown>;

const undoNewest: Act = (state) => selectUndoActions(state).at(-1) ?? { type: 'nothing' };
const idIn = (list: ListName, state: RootState, at: number) => {
  const ids = selectListIds(state, list);
  return ids[at % ids.length] ?? '';
};

const title = fc.constantFrom(...TITLES);
const tags = fc.uniqueArray(title, { maxLength: 3 });
const picture = fc.constantFrom(undefined, 'images/a b.jpg', 'https://pictures.example/a.png');
const address = fc.constantFrom(undefined, 'https://example.com/?a=%22&b=🎧');
const by = fc.constantFrom(-1 as const, 1 as const);

const postFields = fc.record({
  title,
  excerpt: title,
  content: title.map((text) => `${text}\n\n* ${text}`),
  tags,
  image: picture,
  publishedAt: fc.constantFrom('2024-02-29', '9999-12-31'),
});
const trackFields = fc.record({ title, album: title, cover: picture });
const projectFields = fc.record({
  title,
  description: title,
  technologies: tags,
  image: picture,
  liveUrl: address,
  githubUrl: address,
});

const act: fc.Arbitrary<Act> = fc.oneof(
  postFields.map(
    (fields): Act =>
      () =>
        postCreated(dropUndefined(fields), true),
  ),
  postFields.map(
    (fields): Act =>
      (state, at) =>
        editPost(idIn('posts', state, at), fields),
  ),
  trackFields.map(
    (fields): Act =>
      (state, at) =>
        editTrack(idIn('tracks', state, at), fields),
  ),
  projectFields.map(
    (fields): Act =>
      () =>
        projectAdded(fields),
  ),
  projectFields.map(
    (fields): Act =>
      (state, at) =>
        editProject(idIn('projects', state, at), fields),
  ),
  by.map(
    (by): Act =>
      (state, at) =>
        postMoved({ id: idIn('posts', state, at), by }),
  ),
  by.map(
    (by): Act =>
      (state, at) =>
        trackMoved({ id: idIn('tracks', state, at), by }),
  ),
  by.map(
    (by): Act =>
      (state, at) =>
        projectMoved({ id: idIn('projects', state, at), by }),
  ),
  fc.constantFrom<Act>(
    (state, at) => postPublished(idIn('posts', state, at)),
    (state, at) => postUnpublished(idIn('posts', state, at)),
    (state, at) => projectFeatured(idIn('projects', state, at)),
    (state, at) => projectUnfeatured(idIn('projects', state, at)),
    (state, at) => deletePost(idIn('posts', state, at)),
    (state, at) => deleteTrack(idIn('tracks', state, at)),
    (state, at) => deleteProject(idIn('projects', state, at)),
    undoNewest,
    undoNewest,
  ),
);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act, at: fc.nat({ max: 20 }) }) },
  { weight: 1, arbitrary: fc.constantFrom('export' as const, 'reload' as const) },
);

test('whatever is edited, undone, exported and reloaded, a content file holds all of it, and the count knows', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20, size: 'max' }), (steps) => {
      const ownContent = { ...testContent, isOwn: true };
      let desk = dispatcher({
        ...rootReducer(undefined, { type: '' }),
        ...visitorState(ownContent),
      });
      desk.dispatch(contentLoaded(ownContent));
      const current = () => selectWork(desk.getState()) ?? testContent;
      let saved = current();
      for (const each of steps) {
        if (each === 'export') desk.dispatch(contentExported(takeSnapshot(current())));
        else if (each !== 'reload') desk.dispatch(each.act(desk.getState(), each.at));
        const read = parse(formatContentFile(current()));
        expect(read).toStrictEqual(current());
        if (each === 'reload') {
          desk = dispatcher({
            ...rootReducer(undefined, { type: '' }),
            ...visitorState({ ...ownContent, ...read }),
          });
          desk.dispatch(contentLoaded(read));
        }
        if (each === 'export' || each === 'reload') saved = read;
        const isSaved = selectChangeCount(desk.getState()) === 0;
        expect(isSaved).toBe(isDeepStrictEqual(current(), saved));
      }
    }),
    { numRuns: runs(1500) },
  );
});
