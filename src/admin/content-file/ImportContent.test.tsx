import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { formatContentFile } from '../../content/file/formatContentFile';
import type { Post } from '../../content/types';
import { wait } from '../../shared/wait';
import { editsDropped } from '../../state/owner/message';
import { importOperation, saveOperation } from '../../state/owner/operations';
import { parsedWork } from '../../test/data/contentFiles';
import { anAbout, aPost, makeWork } from '../../test/data/fixtures';
import { jsonFile } from '../../test/downloads';
import {
  buttonFor,
  changes,
  dashboardContent,
  findDroppedEdits,
  openDashboard,
  said,
} from '../../test/screen/dashboard';
import { cardTitlesAt, readTexts } from '../../test/screen/page';
import { loadCheck } from '../operations/checkContent';

const WORK = {
  about: [anAbout()],
  projects: dashboardContent.projects.slice(0, 5),
  tracks: dashboardContent.tracks.slice(1, 3),
  posts: dashboardContent.posts.slice(0, 1).map((post) => ({ ...post, title: 'Brought in' })),
};
const FILE = jsonFile(formatContentFile(WORK));

const field = () => screen.getByLabelText<HTMLInputElement>('Import content');
const panel = () => within(screen.getByRole('tabpanel'));
const answer = () => panel().getByRole('status');

async function choose(user: UserEvent, file: File) {
  await user.upload(field(), file);
  await waitFor(() => expect(answer()).not.toHaveTextContent('Checking…'));
}

test('an import replaces all work, including on the public page', async () => {
  const { user } = await openDashboard();
  await choose(user, FILE);
  expect(said()).toBe('Imported the file.');
  expect(changes()).toMatch(/changes not exported yet$/);
  await user.click(screen.getByRole('link', { name: 'View Portfolio' }));
  expect(cardTitlesAt('music')).toEqual(WORK.tracks.map(({ title }) => title));
  const published = WORK.posts.filter(({ status }) => status === 'published');
  expect(cardTitlesAt('blog')).toEqual(published.map(({ title }) => title));
  for (const { title } of WORK.projects) expect(screen.getByText(title)).toBeInTheDocument();
});

test('edits that were left out are kept until a file with all of them is imported, the last of a field', async () => {
  const { user, store } = await openDashboard();
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const format = (fields: Partial<Post> = {}) =>
    formatContentFile(makeWork({ posts: [aPost('a', fields)] }));
  act(() => {
    for (const edit of [{ title: 'Once' }, { title: 'Again' }, { excerpt: 'New' }])
      store.dispatch(editsDropped({ text: format(edit), base: format() }));
  });
  for (const fields of [
    { title: 'Again' },
    { excerpt: 'New' },
    { title: 'Once', excerpt: 'New' },
  ]) {
    await choose(user, jsonFile(format(fields)));
    expect(findDroppedEdits()).toBeVisible();
  }
  await choose(user, jsonFile(format({ title: 'Again', excerpt: 'New' })));
  expect(findDroppedEdits()).toBeNull();
});

test('an import with errors lists them and changes nothing, and the next import works', async () => {
  const { user, store } = await openDashboard();
  const { posts, tracks } = store.getState();
  const post = aPost('a', { content: '![x](images/none.png) [y](/none)' });
  const bad = { posts: [{ ...post, readTime: undefined, image: undefined }], tracks: 1, works: [] };
  await choose(user, jsonFile(JSON.stringify(bad)));
  // The live region holds no list: hundreds of errors would be read out.
  expect(answer().textContent).toBe('The file has 4 errors. Nothing was imported.');
  expect(readTexts(panel().getAllByRole('listitem')).slice(3)).toEqual([
    'tracks: expected a list of tracks, found 1',
    expect.stringMatching(/^works: expected one of the fields/),
    // As the build says it.
    'posts[0] "Post a", content: expected an existing picture under public, found "images/none.png"',
    'posts[0] "Post a", content: expected a link to a page (a draft has none) or a file of the site, found "none"',
  ]);
  expect(store.getState()).toMatchObject({ posts, tracks });
  // The same file, chosen again, would fire no event.
  expect(field().value).toBe('');
  await choose(user, FILE);
  expect(said()).toMatch(/^Imported/);
});

test('an import of an unreadable file says so', async () => {
  const { user } = await openDashboard();
  const unreadable = { arrayBuffer: () => Promise.reject(new Error('Denied.')) };
  await choose(user, Object.assign(jsonFile('{}'), unreadable));
  expect(answer()).toHaveTextContent('The file could not be read. Your changes are still here.');
});

test('an import takes one content file', async () => {
  const { user, store } = await openDashboard();
  const { posts } = store.getState();
  const picture = new File(['x'], 'a.webp', { type: 'image/webp' });
  for (const files of [[FILE, jsonFile('{}')], [picture]]) {
    await user.upload(field(), files);
    await waitFor(() => expect(answer()).toHaveTextContent('Choose one content file'));
    act(() => void store.dispatch(importOperation.dismissed()));
  }
  expect(store.getState().posts).toBe(posts);
});

test('an import over unexported changes asks first, and leaves nothing to undo', async () => {
  const { user, store } = await openDashboard('Blog Posts');
  await user.click(buttonFor('Delete', dashboardContent.posts[0]?.title ?? ''));
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  const { posts, tracks } = store.getState();
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  await choose(user, FILE);
  expect(confirm).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^Replace your work and 1 change not exported yet with this file\? /),
  );
  expect(store.getState()).toMatchObject({ posts, tracks });
  expect(answer()).toBeEmptyDOMElement();
  expect(field()).toHaveFocus();

  await choose(user, FILE);
  expect(said()).toMatch(/^Imported/);
  expect(store.getState().posts.ids).toEqual(WORK.posts.map(({ id }) => id));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('an import into work of the owner asks first, unless it changes nothing', async () => {
  vi.stubEnv('DEV', true);
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const work = parsedWork(formatContentFile(dashboardContent), dashboardContent.owner.name);
  const { user, store } = await openDashboard('Overview', { work });
  // From its first save on, placeholder work is the owner's.
  act(() => void store.dispatch(saveOperation.succeeded({ work, hash: 'new' })));
  await choose(user, jsonFile(formatContentFile(work)));
  expect(confirm).not.toHaveBeenCalled();
  await choose(user, jsonFile(formatContentFile({ ...work, posts: work.posts.slice(1) })));
  expect(confirm).toHaveBeenCalledExactlyOnceWith(
    'Replace your work with this file? Changes in the file: Delete 1 post.',
  );
  expect(store.getState().posts.ids).toHaveLength(work.posts.length);
});

test('an older import never overwrites a newer one, even if it is read last', async () => {
  const { user, store } = await openDashboard();
  const confirm = vi.spyOn(window, 'confirm');
  const older = jsonFile(formatContentFile({ ...WORK, tracks: [] }));
  const bytes = await older.arrayBuffer();
  let finish: (bytes: ArrayBuffer) => void = () => undefined;
  const read = new Promise<ArrayBuffer>((resolve) => (finish = resolve));
  await user.upload(field(), Object.assign(older, { arrayBuffer: () => read }));
  expect(answer()).toHaveTextContent('Checking…');
  await choose(user, FILE);
  await act(async () => {
    finish(bytes);
    await loadCheck();
    // Everything after the parser has run by the next task.
    await wait(0);
  });
  expect(confirm).not.toHaveBeenCalled();
  expect(store.getState().tracks.ids).toHaveLength(2);
});
