import { isDeepStrictEqual } from 'node:util';
import { freeze, weakMapMemoize } from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatContentFile } from '../content/file/formatContentFile';
import type { Work } from '../content/types';
import { testContent, testWork } from '../test/data/content';
import { parsedWork } from '../test/data/contentFiles';
import { anAbout, aPosition, aPost, aTrack, makeWork } from '../test/data/fixtures';
import { runs } from '../test/runs';
import { allActions } from '../test/store/allActions';
import { createTestStore, stateAfter } from '../test/store/testStore';
import { aboutActions } from './lists/about';
import * as content from './lists/content';
import { positionActions } from './lists/experience';
import { selectListIds, selectWork } from './lists/lists';
import { pictureAdded, picturesRemoved } from './lists/pictures';
import { postActions } from './lists/posts';
import { projectActions } from './lists/projects';
import { allTracksShown, trackActions } from './lists/tracks';
import { deleteEntry, editEntry } from './owner/entryThunks';
import { formOpened } from './owner/forms';
import { getActions, LIST_NAMES } from './owner/listActions';
import { draftsReturned, editsDropped, selectOffersUndo } from './owner/message';
import * as operation from './owner/operations';
import { picturesMarked } from './owner/pictures/pictureDeletions';
import { contentSent, selectEditCount, selectSavedWork } from './owner/savedWork';
import { selectUndoable, selectUndoableActions, undo } from './owner/undo';
import { visitorState } from './preloadedState';
import type { AppThunk, RootState } from './rootReducer';
import { likeToggled } from './visitor/likes';
import { playbackToggled } from './visitor/player';

const nothing = fc.constant(undefined);

/** Generates only plain objects, as in the state. */
const record = <T>(model: { [Key in keyof T]: fc.Arbitrary<T[Key]> }) =>
  fc.record(model, { noNullPrototype: true });

// Few ids, so that a sequence repeats them.
const trackId = fc.constantFrom('new-1', 'new-2', 'track-1', 'track-2');
const postId = fc.constantFrom('new-1', 'new-2', 'post-1', 'post-2');
const projectId = fc.constantFrom(...testWork.projects.map(({ id }) => id));
const positionId = fc.constantFrom('new-1', 'new-2');
const ids = {
  posts: postId,
  tracks: trackId,
  projects: projectId,
  experience: positionId,
  about: fc.constant('about'),
};
const track = trackId.map((id) => aTrack(id));
const status = fc.constantFrom('published' as const, 'draft' as const);
const post = fc.tuple(postId, status).map(([id, now]) => aPost(id, { status: now }));
const project = fc
  .tuple(fc.constantFrom(...testWork.projects), fc.boolean())
  .map(([one, featured]) => ({ ...one, featured }));
const position = positionId.map((id) => aPosition(id));
/** A list of a content file, with unique ids. */
const listOf = <T extends { id: string }>(entry: fc.Arbitrary<T>) =>
  fc.uniqueArray(entry, { selector: ({ id }) => id });
const lists = record({ posts: listOf(post), tracks: listOf(track), projects: listOf(project) });
const about = fc.constantFrom(anAbout(), anAbout({ text: 'Other', portrait: 'images/me.jpg' }));
const work = fc
  .tuple(lists, listOf(position), listOf(about))
  .map(([others, experience, abouts]) => ({
    ...others,
    ...(experience.length > 0 && { experience }),
    ...(abouts.length > 0 && { about: abouts }),
  }));
const saved = work.map((all) => ({ ...all, fileHash: 'new' }));
/** Texts that could break a file or a page. */
const text = fc.constantFrom(
  'New',
  '🎧 👩‍💻 flags 🇩🇪',
  '"double" and \'single\' and `tick` and \\back',
  '__proto__',
  '</script><script>alert(1)</script>',
  'line\u2028and\u2029paragraph',
  'مرحبا بالعالم',
  '\u202Eturned\u202C',
  'tab\tand\u0000null',
);
const texts = fc.uniqueArray(text, { maxLength: 3 });
const address = fc.constantFrom(undefined, 'HTTPS://example.com/?a=%22&b=🎧');
const { saveOperation, publishOperation, importOperation, exportOperation } = operation;
const operations = [saveOperation, publishOperation, importOperation, exportOperation];

/** The same payload for several actions. */
const withPayload = (payload: fc.Arbitrary<unknown>, ...events: { type: string }[]) =>
  Object.fromEntries(events.map(({ type }) => [type, payload]));

/** Slices on which no invariant below depends. */
const UNRELATED = ['carousel', 'drafts', 'forms', 'nav'];

/** By type, the payloads of the actions of the other slices. */
const payloadsByType = {
  ...withPayload(nothing, ...allActions.filter(({ slice }) => !UNRELATED.includes(slice))),
  ...withPayload(work, content.contentLoaded, content.contentImported),
  ...withPayload(saved, content.savedContentLoaded),
  ...withPayload(work, content.draftsRestored, content.changesDiscarded),
  ...withPayload(fc.constant({ text: '{}', base: null }), editsDropped),
  ...withPayload(fc.constant({ isBack: true, closedTabs: 1 }), draftsReturned),
  ...withPayload(fc.constant('sent'), contentSent),
  ...withPayload(post, postActions.added),
  ...withPayload(track, trackActions.added),
  ...withPayload(project, projectActions.added),
  ...withPayload(position, positionActions.added),
  ...withPayload(about, aboutActions.added),
  ...withPayload(postId, postActions.published, postActions.unpublished),
  ...withPayload(projectId, projectActions.featured, projectActions.unfeatured),
  ...withPayload(record({ tracks: fc.array(track) }), allTracksShown),
  ...withPayload(fc.constant({ pictures: {} }), pictureAdded),
  ...withPayload(fc.constant(['images/a.webp']), picturesRemoved, picturesMarked),
  ...withPayload(fc.constant({ hash: null }), ...operations.map(({ conflicted }) => conflicted)),
  ...withPayload(fc.constant({ run: 'run' }), ...operations.map(({ started }) => started)),
  ...withPayload(
    fc.constant({ work: makeWork() }),
    ...operations.map(({ succeeded }) => succeeded),
  ),
  ...withPayload(fc.constant({ kind: 'noAnswer' }), ...operations.map(({ failed }) => failed)),
  ...withPayload(fc.constant({ list: 'posts', id: '' }), formOpened),
};

/** Actions dispatched only by the thunks below, with ids from the state. */
const BY_THUNK = /\/(edited|moved|deleted|restored|likeToggled|playbackToggled)$/;

const pressTrack = (action: typeof likeToggled | typeof playbackToggled) =>
  trackId.map((id): AppThunk => (dispatch, getState) => {
    if (selectListIds(getState(), 'tracks').includes(id)) dispatch(action(id));
  });

const entryFields = fc.tuple(record(ids), text, texts, address);

const change = fc.oneof(
  ...LIST_NAMES.flatMap((list) => [
    ids[list].map((id) => deleteEntry(list, id)),
    fc
      .tuple(ids[list], fc.constantFrom(-1 as const, 1 as const))
      .map(([id, by]) => getActions(list).moved({ id, by })),
  ]),
  entryFields.map(([{ posts: id }, title, tags, image]) =>
    editEntry('posts', id, { title, content: title, readTime: 1, tags, image }),
  ),
  entryFields.map(([{ tracks: id }, album, , cover]) => editEntry('tracks', id, { album, cover })),
  entryFields.map(([{ projects: id }, title, technologies, liveUrl]) =>
    editEntry('projects', id, { title, technologies, liveUrl }),
  ),
  entryFields.map(([{ experience: id }, title, , url]) =>
    editEntry('experience', id, { title, url }),
  ),
  entryFields.map(([{ about: id }, text, , portrait]) =>
    editEntry('about', id, { text, portrait }),
  ),
  postId.map((id) => postActions.published(id)),
);
const dispatched = fc.oneof(
  ...Object.entries(payloadsByType)
    .filter(([type]) => !BY_THUNK.test(type))
    .map(([type, payloads]) => payloads.map((payload) => ({ type, payload }))),
  { weight: 6, arbitrary: change },
  { weight: 3, arbitrary: fc.constant(undo()) },
  pressTrack(likeToggled),
  pressTrack(playbackToggled),
);
const sequence = fc.array(dispatched, { maxLength: 30, size: 'max' });

/** Memoized, because most actions leave the work unchanged. */
const isKeptByFile = weakMapMemoize((all: Work) =>
  isDeepStrictEqual(parsedWork(formatContentFile(all), testContent.owner.name), all),
);

const invariants: Record<string, (state: RootState) => boolean> = {
  'the playing track exists': ({ player: { currentTrackId: id }, tracks }) =>
    id === null || tracks.ids.includes(id),
  'liked tracks exist': ({ likes, tracks }) =>
    Object.keys(likes).every((id) => tracks.ids.includes(id)),
  'ids and entries agree': ({ posts, tracks, projects, experience, about: texts }) =>
    [posts, tracks, projects, experience, texts].every(
      ({ ids, entities }) => new Set(ids).size === Object.keys(entities).length,
    ),
  'a message that offers Undo has something to undo': (state) =>
    !selectOffersUndo(state) || selectUndoable(state) !== undefined,
  'a content file reads back as the same work': (state) =>
    state.content.status !== 'complete' || isKeptByFile(selectWork(state)),
  'changes are counted if and only if the work differs from what is saved': (state) => {
    const [all, { work: saved }] = [selectWork(state), selectSavedWork(state)];
    if (!saved) return selectEditCount(state) === 0;
    const isSaved = LIST_NAMES.every((name) => isDeepStrictEqual(all[name], saved[name]));
    return isSaved === (selectEditCount(state) === 0);
  },
};

/** Throws with the names of the broken invariants; a hundred thousand calls of `expect` would be slow. */
function check(state: RootState) {
  const broken = Object.keys(invariants).filter((name) => !invariants[name]?.(state));
  if (broken.length > 0) throw new Error(`Broken: ${broken.join('; ')}.`);
}

/** Frozen, so that a mutating reducer throws. */
const start = freeze({ ...stateAfter(), ...visitorState({ ...testContent, isOwn: true }) }, true);

test('no sequence of actions breaks an invariant', () => {
  fc.assert(
    fc.property(fc.boolean(), sequence, (isLoaded, steps) => {
      const { dispatch, getState } = createTestStore(start);
      if (isLoaded) dispatch(content.contentLoaded(testWork));
      for (const step of steps) {
        const before = getState();
        dispatch(step);
        if (getState() !== before) check(getState());
      }
    }),
    { numRuns: runs(4000) },
  );
});

test('undo after any sequence restores the entries and the likes', () => {
  const pick = ({ posts, tracks, projects, experience, about: texts, likes }: RootState) =>
    [posts, tracks, projects, experience, texts, likes] as const;
  fc.assert(
    fc.property(sequence, change, (steps, act) => {
      const { dispatch, getState } = createTestStore(start);
      for (const step of steps) dispatch(step);
      const before = getState();
      dispatch(act);
      if (selectUndoableActions(getState()).length === selectUndoableActions(before).length) return;
      // A move past the end of a list or a second Publish leaves nothing to undo.
      if (isDeepStrictEqual(pick(getState()), pick(before))) return;
      dispatch(undo());
      expect(pick(getState())).toEqual(pick(before));
    }),
    { numRuns: runs(1200) },
  );
});
