import { expect, test, vi } from 'vitest';
import { testContent, testWork } from '../test/data/content';
import { NEW_POST } from '../test/data/fixtures';
import { visitorState } from './preloadedState';

const LISTS = ['about', 'experience', 'projects', 'posts', 'tracks'];
const OTHERS = ['content', 'pictures', 'auth', 'player', 'likes', 'carousel', 'nav'];
const VISITOR_SLICES = ['owner', ...LISTS, ...OTHERS];

test('an action log of the owner replays to the same state without the admin area', async () => {
  const { createTestStore } = await import('../test/store/testStore');
  const { rootReducer } = await import('./rootReducer');
  const { createEntry, deleteEntry, editEntry } = await import('./owner/entryThunks');
  const { undo } = await import('./owner/undo');
  const { postActions } = await import('./lists/posts');
  const { projectActions } = await import('./lists/projects');
  const { contentImported, contentLoaded } = await import('./lists/content');
  const { likeToggled } = await import('./visitor/likes');
  await import('./owner/message');

  const { projects, tracks, posts } = testWork;
  const [id = '', other = ''] = posts.map((post) => post.id);
  const trackId = tracks[0]?.id ?? '';
  const preloaded = visitorState({ ...testContent, isOwn: true });
  const dashboard = createTestStore({ ...rootReducer(undefined, { type: '' }), ...preloaded });
  const day = [
    contentLoaded(testWork),
    likeToggled(trackId),
    createEntry('posts', NEW_POST),
    postActions.published('on-rooms'),
    editEntry('posts', id, { title: 'Edited', image: undefined }),
    postActions.moved({ id: other, by: 1 }),
    deleteEntry('tracks', trackId),
    undo(),
    undo(),
    createEntry('projects', { title: 'P', description: 'D.', technologies: [] }),
    projectActions.moved({ id: projects[0]?.id ?? '', by: 1 }),
    projectActions.featured(projects[4]?.id ?? ''),
    deleteEntry('projects', projects[1]?.id ?? ''),
  ];
  for (const act of day) dashboard.dispatch(act);
  const log = JSON.parse(JSON.stringify(dashboard.actions)) as typeof dashboard.actions;

  vi.resetModules();
  const visitor = await import('./rootReducer');
  const start = { ...visitor.rootReducer(undefined, { type: '' }), ...preloaded };
  const replayed = log.reduce(visitor.rootReducer, start);
  expect(Object.keys(replayed)).toEqual(VISITOR_SLICES);
  expect(dashboard.getState()).toMatchObject(replayed);
  expect(replayed.posts.ids[0]).toBe('on-rooms');
  expect(replayed.posts.entities[id]).not.toHaveProperty('image');

  const imported = visitor.rootReducer(replayed, contentImported(testWork));
  expect(imported.projects.ids).toEqual(projects.map((project) => project.id));
});

/** A past participle, such as `menuToggled` and `movedBack`. Add irregular ones here. */
const IN_THE_PAST_TENSE = /(ed|Left|Sent|Shown)(In|Out|Back|Forward|To)?$/;

test('every action has a unique name, with its slice and in the past tense', async () => {
  const { allActions } = await import('../test/store/allActions');
  for (const { type, slice } of allActions) {
    expect(type).toMatch(new RegExp(`^${slice}/`));
    expect(type).toMatch(IN_THE_PAST_TENSE);
  }
  expect(new Set(allActions.map(({ type }) => type)).size).toBe(allActions.length);
});
