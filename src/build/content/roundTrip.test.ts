import { isDeepStrictEqual } from 'node:util';
import type { UnknownAction } from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoOwner as owner } from '../../content/demo';
import { formatContentFile } from '../../content/file/formatContentFile';
import type { ListName } from '../../content/types';
import { contentImported, contentLoaded } from '../../state/lists/content';
import { selectListIds, selectWork } from '../../state/lists/lists';
import { postAdded, postPublished, postUnpublished } from '../../state/lists/posts';
import { projectAdded, projectFeatured, projectUnfeatured } from '../../state/lists/projects';
import { trackAdded } from '../../state/lists/tracks';
import { editEntry } from '../../state/owner/editEntry';
import { deleteEntry, getActions } from '../../state/owner/listActions';
import { exportOperation } from '../../state/owner/operations';
import { selectChangeCount } from '../../state/owner/savedWork';
import { undo } from '../../state/owner/undo';
import { visitorState } from '../../state/preloadedState';
import { type AppThunk, rootReducer, type RootState } from '../../state/rootReducer';
import { testContent } from '../../test/data/content';
import { parsedWork } from '../../test/data/contentFiles';
import { runs } from '../../test/runs';
import { dispatcher } from '../../test/store/dispatcher';

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
const TRACK = {
  artist: owner.name,
  duration: '3:45',
  spotifyUrl: 'HTTPS://open.spotify.com/track/1?a=%22&b=🎧',
};

/** An act on one of the entries of the lists, by its place. */
type Act = (state: RootState, at: number) => UnknownAction | AppThunk<unknown>;

const always =
  (event: UnknownAction): Act =>
  () =>
    event;
const on =
  (list: ListName, event: (id: string) => UnknownAction | AppThunk<unknown>): Act =>
  (state, at) => {
    const ids = selectListIds(state, list);
    return event(ids[at % ids.length] ?? '');
  };

const title = fc.constantFrom(...TITLES);
const tags = fc.uniqueArray(title, { maxLength: 3 });
const picture = fc.constantFrom(undefined, 'images/a b.jpg', 'https://pictures.example/a.png');
const address = fc.constantFrom(undefined, 'https://example.com/?a=%22&b=🎧');
const by = fc.constantFrom(-1 as const, 1 as const);
const list = fc.constantFrom('posts' as const, 'tracks' as const, 'projects' as const);

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
  postFields.map((fields) => always(postAdded(fields, true))),
  title.map((name) => always(trackAdded({ ...TRACK, title: name, album: name }, true))),
  projectFields.map((fields) => always(projectAdded(fields))),
  postFields.map((fields) => on('posts', (id) => editEntry('posts', id, fields))),
  trackFields.map((fields) => on('tracks', (id) => editEntry('tracks', id, fields))),
  projectFields.map((fields) => on('projects', (id) => editEntry('projects', id, fields))),
  fc.tuple(list, by).map(([list, by]) => on(list, (id) => getActions(list).moved({ id, by }))),
  list.map((list) => on(list, (id) => deleteEntry(list, id))),
  fc.constantFrom<Act>(
    ...[on('posts', postPublished), on('posts', postUnpublished)],
    ...[
      on('projects', projectFeatured),
      on('projects', projectUnfeatured),
      () => undo(),
      () => undo(),
    ],
  ),
);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act, at: fc.nat({ max: 20 }) }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('export' as const, 'import' as const, 'reload' as const),
  },
);

test('a content file reads back as the same work after any edits, and the count of changes fits', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20, size: 'max' }), (steps) => {
      const ownContent = { ...testContent, isOwn: true };
      let desk = dispatcher({
        ...rootReducer(undefined, { type: '' }),
        ...visitorState(ownContent),
      });
      desk.dispatch(contentLoaded({ ...ownContent, fileHash: null }));
      const current = () => selectWork(desk.getState()) ?? testContent;
      const first = current();
      let saved = first;
      for (const each of steps) {
        if (each === 'export') desk.dispatch(exportOperation.succeeded({ work: current() }));
        else if (each === 'import') {
          desk.dispatch(contentImported(first));
          expect(current()).toStrictEqual(first);
        } else if (each !== 'reload') desk.dispatch(each.act(desk.getState(), each.at));
        const read = parsedWork(formatContentFile(current()), owner.name);
        expect(read).toStrictEqual(current());
        if (each === 'reload') {
          desk = dispatcher({
            ...rootReducer(undefined, { type: '' }),
            ...visitorState({ ...ownContent, ...read }),
          });
          desk.dispatch(contentLoaded({ ...read, fileHash: null }));
        }
        if (typeof each === 'string') saved = read;
        const isSaved = selectChangeCount(desk.getState()) === 0;
        expect(isSaved).toBe(isDeepStrictEqual(current(), saved));
      }
    }),
    { numRuns: runs(1500) },
  );
});
