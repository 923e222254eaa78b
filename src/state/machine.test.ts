import { isDeepStrictEqual } from 'node:util';
import { findNonSerializableValue, freeze, weakMapMemoize } from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { testContent } from '../test/data/content';
import { allEvents, aPost, aTrack, workOf } from '../test/data/fixtures';
import { runs } from '../test/runs';
import { dispatcher } from '../test/store/dispatcher';
import * as contentFile from './lists/content';
import * as editedPosts from './lists/editing/posts';
import * as editedProjects from './lists/editing/projects';
import * as editedTracks from './lists/editing/tracks';
import * as posts from './lists/posts';
import { selectFeaturedProjects } from './lists/projects';
import * as tracks from './lists/tracks';
import * as contentImport from './owner/contentImport';
import * as forms from './owner/forms';
import { editsDropped, selectOffersUndo } from './owner/message';
import { publishRefused, sitePublished } from './owner/publish';
import * as savedFile from './owner/savedFile';
import * as undo from './owner/undo';
import { visitorState } from './preloadedState';
import { type AppThunk, rootReducer, type RootState } from './rootReducer';
import { movedBack, movedForward, selectCarouselPages, swipedTo } from './visitor/carousel';
import { likeToggled, toggleLike } from './visitor/likes';
import * as nav from './visitor/nav';
import { togglePlayback, playbackToggled } from './visitor/player';

const nothing = fc.constant(undefined);

// Few ids, so that a sequence meets each again: some are in the page, some may come, and some never exist.
const IDS = ['new-1', 'new-2', 'track-1', 'track-2', 'post-1', 'post-2'];
const realId = fc.constantFrom(...IDS);
const anyId = fc.constantFrom(...IDS, 'never', 'constructor', '__proto__');
const track = realId.map((id) => aTrack(id));
const status = fc.constantFrom('published' as const, 'draft' as const);
const post = fc.tuple(realId, status).map(([id, now]) => aPost(id, { status: now }));

/** What the state keeps as it came is a plain object. */
const PLAIN = { noNullPrototype: true };
const file = { lists: workOf(), hash: 'new' };
const project = fc
  .tuple(fc.constantFrom(...testContent.projects), fc.boolean())
  .map(([one, featured]) => ({ ...one, featured }));
const projects = fc.uniqueArray(project, { selector: ({ id }) => id });
const lists = fc.record({ posts: fc.array(post), tracks: fc.array(track), projects }, PLAIN);
const indexFromEnd = fc.nat({ max: 9 });
const deletedPost = fc.record({ entry: post, indexFromEnd }, PLAIN);
const deletedTrack = fc.record({ entry: track, indexFromEnd, isLiked: fc.boolean() }, PLAIN);

const deletedProject = fc.record({ entry: project, indexFromEnd }, PLAIN);
const listName = fc.constantFrom('posts' as const, 'tracks' as const, 'projects' as const);
const projectId = fc.constantFrom(...testContent.projects.map(({ id }) => id), 'never');
const move = fc.record(
  { id: fc.oneof(anyId, projectId), by: fc.constantFrom(-1 as const, 1 as const) },
  PLAIN,
);
const editOf = <T extends { id: string }>(entry: fc.Arbitrary<T>) =>
  fc
    .tuple(entry, entry)
    .map(([one, before]) => ({ entry: { ...one, title: 'Edited', id: before.id }, before }));

const carry = (carried: fc.Arbitrary<unknown>, ...events: { type: string }[]) =>
  Object.fromEntries(events.map(({ type }) => [type, carried]));

/** Every event, with what it may carry; those that a thunk guards are dispatched by it. */
const payloads = {
  ...carry(nothing, ...allEvents),
  ...carry(
    lists,
    ...[contentFile.contentLoaded, contentFile.contentImported, contentFile.editsRestored],
    contentImport.importHeldBack,
  ),
  ...carry(fc.constant('{}'), editsDropped),
  ...carry(fc.constant('import'), contentImport.importStarted),
  ...carry(fc.constant({ errors: ['posts: …'], errorCount: 1 }), contentImport.importRefused),
  ...carry(post, posts.postCreated),
  ...carry(anyId, posts.postPublished, posts.postUnpublished),
  ...carry(deletedPost, posts.postDeleted, posts.postRestored),
  ...carry(fc.array(track), tracks.allTracksShown),
  ...carry(track, tracks.trackAdded),
  ...carry(deletedTrack, tracks.trackDeleted, tracks.trackRestored),
  ...carry(fc.boolean(), nav.scrollThresholdCrossed),
  ...carry(fc.constant(workOf()), savedFile.contentExported),
  ...carry(fc.constant(file), savedFile.contentSaved),
  ...carry(fc.constant({ file, commit: null }), sitePublished),
  ...carry(fc.constant({ reason: 'offline' }), publishRefused),
  ...carry(fc.constantFrom('home', 'blog', 'contact'), nav.sectionEntered),
  ...carry(fc.constantFrom('overview', 'posts', 'never', 'constructor'), nav.tabSelected),
  ...carry(fc.record({ list: listName, id: fc.option(anyId) }, PLAIN), forms.formOpened),
  ...carry(listName, forms.formCancelled),
  ...carry(editOf(post), editedPosts.postEdited, editedPosts.postReverted),
  ...carry(editOf(track), editedTracks.trackEdited, editedTracks.trackReverted),
  ...carry(editOf(project), editedProjects.projectEdited, editedProjects.projectReverted),
  ...carry(move, editedPosts.postMoved, editedTracks.trackMoved, editedProjects.projectMoved),
  ...carry(project, editedProjects.projectAdded),
  ...carry(projectId, editedProjects.projectFeatured, editedProjects.projectUnfeatured),
  ...carry(deletedProject, editedProjects.projectDeleted, editedProjects.projectRestored),
};
const guarded: string[] = [likeToggled, playbackToggled, movedForward, movedBack, swipedTo].map(
  ({ type }) => type,
);

const turn =
  (event: typeof movedForward | typeof movedBack): AppThunk =>
  (dispatch, getState) => {
    const pageCount = selectCarouselPages(getState()).length;
    if (pageCount > 1) dispatch(event({ pageCount }));
  };

const swipe =
  (page: number): AppThunk =>
  (dispatch, getState) => {
    if (page < selectCarouselPages(getState()).length) dispatch(swipedTo(page));
  };

const dispatched = fc.oneof(
  ...Object.entries(payloads)
    .filter(([type]) => !guarded.includes(type))
    .map(([type, carried]) => carried.map((payload) => ({ type, payload }))),
  anyId.map(togglePlayback),
  anyId.map(toggleLike),
  anyId.map(editedPosts.deletePost),
  anyId.map(editedTracks.deleteTrack),
  projectId.map(editedProjects.deleteProject),
  fc.constantFrom(movedForward, movedBack).map(turn),
  fc.nat({ max: 2 }).map(swipe),
  fc.integer({ max: 100 }).map(nav.reportScroll),
  fc.constantFrom('home', 'about', 'contact').map(nav.reportSection),
  fc.constant(nav.leavePublicPage()),
);
/** Each may come twice in a row, payload and all. */
const sequence = fc
  .array(fc.tuple(dispatched, fc.boolean()), { maxLength: 30, size: 'max' })
  .map((steps) => steps.flatMap(([step, twice]) => (twice ? [step, step] : [step])));

/** Remembers what it has seen: most events leave most slices as they are. */
const isSerialisable = weakMapMemoize(
  (slice: object) =>
    findNonSerializableValue(slice) === false &&
    isDeepStrictEqual(JSON.parse(JSON.stringify(slice)), slice),
);

const isList = ({ ids, entities }: { ids: string[]; entities: Record<string, { id: string }> }) =>
  new Set(ids).size === ids.length &&
  Object.keys(entities).length === ids.length &&
  ids.every((id) => entities[id]?.id === id);

const restorations = (state: RootState) =>
  undo.selectUndoActions(state).filter(({ type }) => type.endsWith('Restored'));

const invariants: Record<string, (state: RootState) => boolean> = {
  'what plays exists': ({ player: { currentTrackId: id }, tracks: { entities } }) =>
    id === null || Object.hasOwn(entities, id),
  'what is liked exists': ({ likes, tracks: { entities } }) =>
    Object.keys(likes).every((id) => Object.hasOwn(entities, id)),
  'the carousel is on one of its pages': (state) =>
    Number.isInteger(state.carousel.index) &&
    state.carousel.index >= 0 &&
    state.carousel.index < Math.max(1, selectCarouselPages(state).length),
  'the large grid has at most three projects, and some if there are any': (state) => {
    const large = selectFeaturedProjects(state).length;
    return large <= 3 && (large > 0 || state.projects.length === 0);
  },
  'each project is there once': ({ projects }) =>
    new Set(projects.map(({ id }) => id)).size === projects.length,
  'ids and entries agree': (state) => isList(state.posts) && isList(state.tracks),
  'a post is published or a draft': (state) =>
    Object.values(state.posts.entities).every(({ status }) =>
      ['published', 'draft'].includes(status),
    ),
  'who is signed in was not refused': ({ auth }) => !auth.isAuthenticated || !('signIn' in auth),
  'what can be brought back is gone from its list': (state) =>
    restorations(state).every(({ type, payload }) => {
      const { posts: inPosts, tracks: inTracks, projects } = state;
      const { id } = payload.entry;
      if (type === 'projects/projectRestored') return projects.every((each) => each.id !== id);
      const { entities } = type === 'posts/postRestored' ? inPosts : inTracks;
      return !Object.hasOwn(entities, id);
    }),
  'each deletion can be undone once': (state) => {
    const keys = restorations(state).map(({ type, payload }) => `${type} ${payload.entry.id}`);
    return new Set(keys).size === keys.length;
  },
  'a message that offers to undo has something to undo': (state) =>
    !selectOffersUndo(state) || undo.selectUndoActions(state).length > 0,
  'a visitor sees at most six posts, all published': (state) => {
    const seen = posts.selectPublicPosts(state);
    return seen.length <= 6 && seen.every((one) => one.status === 'published');
  },
  'a visitor sees at most six tracks until they ask for all, and each is there': (state) => {
    const seen = tracks.selectPublicTrackIds(state);
    return (
      (seen.length <= 6 || state.tracks.older === 'shown') &&
      seen.every((id) => tracks.selectTrackById(state, id))
    );
  },
  'the state can be serialised': (state) =>
    Object.values(state).every((slice) => isSerialisable(slice)),
};

/** Throws with the names of the invariants that `state` breaks; `expect` a hundred thousand times would be slow. */
function check(state: RootState) {
  const broken = Object.keys(invariants).filter((name) => !invariants[name]?.(state));
  if (broken.length > 0) throw new Error(`It does not hold that ${broken.join(', and that ')}.`);
}

/** Frozen, so that a reducer which writes into it throws. */
const start = freeze(
  { ...rootReducer(undefined, { type: '' }), ...visitorState(testContent) },
  true,
);

test('no sequence of events breaks an invariant', () => {
  fc.assert(
    fc.property(sequence, (steps) => {
      const { dispatch, getState } = dispatcher(start);
      for (const step of steps) {
        const before = getState();
        dispatch(step);
        if (getState() !== before) check(getState());
      }
    }),
    { numRuns: runs(4000) },
  );
});

test('a deletion or an edit that is undone leaves everything as it was, but what plays and what is said', () => {
  const act = fc.oneof(
    realId.map(editedPosts.deletePost),
    realId.map(editedTracks.deleteTrack),
    projectId.map(editedProjects.deleteProject),
    realId.map((id) => editedPosts.editPost(id, { ...aPost(id), title: 'New', image: undefined })),
    realId.map((id) => editedTracks.editTrack(id, { album: 'New', cover: undefined })),
    projectId.map((id) => editedProjects.editProject(id, { liveUrl: undefined })),
  );
  /** An edit closes its form, and a deleted project takes the carousel to its start. */
  const kept = ({ player: _1, message: _2, forms: _3, carousel: _4, ...rest }: RootState) => rest;
  fc.assert(
    fc.property(sequence, act, (steps, thunk) => {
      const { dispatch, getState } = dispatcher(start);
      steps.forEach(dispatch);
      const before = getState();
      dispatch(thunk);
      const last = undo.selectUndoActions(getState()).at(-1);
      if (getState().undo === before.undo || !last) return;
      dispatch(last);
      expect(kept(getState())).toEqual(kept(before));
    }),
    { numRuns: runs(1200) },
  );
});
