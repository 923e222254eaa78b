import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { makeStore } from '../../app/store';
import { blobHash } from '../../content/file/blobHash';
import { formatContentFile } from '../../content/file/formatContentFile';
import { CONTENT_FILE } from '../../content/filePaths';
import { contentLoaded } from '../../state/lists/content';
import { selectWork } from '../../state/lists/lists';
import { selectChangeCount } from '../../state/owner/changes';
import { createEntry, editEntry } from '../../state/owner/entryThunks';
import { selectDroppedEdits } from '../../state/owner/message';
import { publishOperation } from '../../state/owner/operations';
import { undo } from '../../state/owner/undo';
import { visitorState } from '../../state/preloadedState';
import { testContent } from '../../test/data/content';
import { parsedWork } from '../../test/data/contentFiles';
import { aPost, NEW_POST } from '../../test/data/fixtures';
import { createGithubDouble, TOKENS } from '../../test/githubDouble';
import { runs } from '../../test/runs';
import { loadTheirs, publishSite } from '../publish/publishSite';
import { setToken } from '../publish/token';
import { formatDrafts } from './keepDrafts';
import { parseDrafts } from './parseDrafts';

const owner = { ...testContent.owner, repository: { name: 'ada/portfolio' } };
const FIRST = formatContentFile({ projects: [], tracks: [], posts: [aPost('shared')] });

/** A repository, the site built from it, and a function that opens a dashboard in a browser of its own. */
function startSite() {
  // The polling for the build never runs.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const double = createGithubDouble();
  double.files.set(CONTENT_FILE, Buffer.from(FIRST));
  vi.stubGlobal('fetch', double.fetch);
  const readFile = () => double.files.get(CONTENT_FILE)?.toString() ?? '';
  let site = readFile();

  async function load(stored: string | null) {
    const work = parsedWork(site, owner.name);
    const built = { ...work, fileHash: await blobHash(site) };
    const store = makeStore(visitorState({ ...work, owner, isOwn: true }));
    const actions = stored === null ? [] : await parseDrafts(stored, built, owner.name);
    for (const action of actions.length > 0 ? actions : [contentLoaded(built)])
      store.dispatch(action);
    setToken(TOKENS.writer);
    return store;
  }

  async function openDashboard() {
    let store = await load(null);
    const getDropped = () => selectDroppedEdits(store.getState()).map(({ text }) => text);
    const read = () => JSON.stringify([selectWork(store.getState()), getDropped()]);
    const getConflict = () => {
      const state = publishOperation.select(store.getState());
      return state.status === 'conflict' ? state.conflict.hash : undefined;
    };
    return {
      read,
      getConflict,
      getChangeCount: () => selectChangeCount(store.getState()),
      add(text: string) {
        store.dispatch(createEntry('posts', { ...NEW_POST, title: text, content: text }));
      },
      /** Adds a text to the post that every dashboard has. */
      edit(text: string) {
        const content = store.getState().posts.entities['shared']?.content ?? '';
        store.dispatch(editEntry('posts', 'shared', { content: `${content} ${text}` }));
      },
      undo: () => store.dispatch(undo()),
      publish: () => store.dispatch(publishSite()),
      /** Commits, or tries to, but gets no response. */
      publishUnconfirmed(lost: 'handled' | 'unhandled' = 'handled') {
        double.fail({ at: 'mutation', lost });
        return store.dispatch(publishSite());
      },
      publishOver: () => store.dispatch(publishSite(getConflict())),
      loadTheirs: () => store.dispatch(loadTheirs(getConflict() ?? '')),
      async reload() {
        store = await load(formatDrafts(store.getState()));
      },
    };
  }
  return { openDashboard, readFile, rebuild: () => (site = readFile()) };
}

test.each(['before', 'after'])(
  'edits of unconfirmed work are published after a reload %s the build',
  async (when) => {
    const { openDashboard, readFile, rebuild } = startSite();
    const desk = await openDashboard();
    desk.edit('one.');
    await desk.publishUnconfirmed();
    expect(readFile()).toContain('one.');
    desk.edit('two.');
    if (when === 'after') rebuild();
    await desk.reload();
    expect(desk.read()).toContain('one. two.');
    await desk.publish();
    expect(desk.getConflict()).toBeUndefined();
    expect(readFile()).toContain('one. two.');
  },
);

test('an Undo of unconfirmed work is published after a build and a reload', async () => {
  const { openDashboard, readFile, rebuild } = startSite();
  const desk = await openDashboard();
  desk.edit('one.');
  await desk.publishUnconfirmed();
  desk.undo();
  rebuild();
  await desk.reload();
  expect(desk.read()).not.toContain('one.');
  expect(desk.getChangeCount()).toBe(1);
  await desk.publish();
  expect(readFile()).not.toContain('one.');
});

test.each([
  ['only the earlier Publish', 'publish', 1],
  // The store has the online version, and the repository may have another.
  ['neither Publish', 'publishUnconfirmed', 0],
] as const)('a return to the online version is published if %s got an answer', async (...row) => {
  const [, publishFirst, changeCount] = row;
  const { openDashboard, readFile } = startSite();
  const desk = await openDashboard();
  desk.edit('one.');
  await desk[publishFirst]();
  desk.undo();
  await desk.publishUnconfirmed('unhandled');
  await desk.reload();
  expect(desk.getChangeCount()).toBe(changeCount);
  await desk.publish();
  expect(desk.getConflict()).toBeUndefined();
  expect(readFile()).toBe(FIRST);
});

test('an Undo of a version that was never written drops no edits', async () => {
  const { openDashboard, rebuild } = startSite();
  const [desk, phone] = [await openDashboard(), await openDashboard()];
  desk.edit('one.');
  await desk.publishUnconfirmed('unhandled');
  desk.undo();
  phone.edit('two.');
  await phone.publish();
  rebuild();
  await desk.reload();
  expect(desk.getChangeCount()).toBe(0);
  expect(JSON.parse(desk.read())).toEqual([expect.anything(), []]);
});

test('a left-out edit stays after a reload if only a later edit of its field is online', async () => {
  const { openDashboard, rebuild } = startSite();
  const [desk, phone] = [await openDashboard(), await openDashboard()];
  phone.add('three.');
  await phone.publish();
  desk.edit('one.');
  await desk.publish();
  await desk.loadTheirs();
  desk.edit('two.');
  await desk.publishUnconfirmed();
  await phone.publish();
  await phone.loadTheirs();
  phone.add('four.');
  await phone.publish();
  rebuild();
  await desk.reload();
  expect(desk.read()).toContain('two.');
  expect(JSON.parse(desk.read())).toEqual([expect.anything(), [expect.stringContaining('one.')]]);
});

const acts = [
  'add',
  'edit',
  'publish',
  'publishUnconfirmed',
  'publishOver',
  'loadTheirs',
  'reload',
  'rebuild',
] as const;
const step = fc.tuple(fc.nat({ max: 1 }), fc.constantFrom(...acts));

test('two dashboards of one repository lose no edit without agreement', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 50, maxLength: 50 }), async (steps) => {
      const { openDashboard, readFile, rebuild } = startSite();
      const desks = [await openDashboard(), await openDashboard()];
      let edits: string[] = [];
      for (const [index, [who, act]] of steps.entries()) {
        const desk = desks[who];
        if (!desk) continue;
        const text = `edit${index}.`;
        const before = readFile();
        const isInConflict = desk.getConflict() !== undefined;
        if (act === 'rebuild') rebuild();
        else if (act === 'add' || act === 'edit') {
          desk[act](text);
          edits.push(text);
        } else if (!['publishOver', 'loadTheirs'].includes(act) || isInConflict) await desk[act]();

        const lost = edits.filter((edit) => before.includes(edit) && !readFile().includes(edit));
        if (act === 'publishOver' && isInConflict)
          edits = edits.filter((edit) => !lost.includes(edit));
        else expect(lost).toEqual([]);
        const everything = [readFile(), ...desks.map(({ read }) => read())].join();
        expect(edits.filter((edit) => !everything.includes(edit))).toEqual([]);
      }
    }),
    { numRuns: runs(100) },
  );
}, 120_000);
