import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { demoPassword } from '../../content/demo';
import { formatContentFile } from '../../content/file/formatContentFile';
import type { Content } from '../../content/types';
import { paths } from '../../shared/paths';
import { signedIn } from '../../state/visitor/auth';
import { testContent } from '../../test/data/content';
import { aPost } from '../../test/data/fixtures';
import { said } from '../../test/screen/dashboard';
import { submitSignIn } from '../../test/screen/forms';
import { renderApp } from '../../test/screen/renderApp';

interface Found {
  drafts: string | null;
  closed: string[];
}

const storage = vi.hoisted(() => ({
  read: (): Promise<Found> => new Promise(() => undefined),
}));
vi.mock('../../admin/drafts/draftsStorage', () => ({
  lockDrafts: () => Promise.resolve(),
  readDrafts: () => storage.read(),
  readOtherDrafts: () => Promise.resolve(''),
  writeDrafts: () => Promise.resolve(),
}));

async function openSignIn(content: Content = { ...testContent, isOwn: true }) {
  const app = renderApp({ path: paths.signIn, content });
  await screen.findByRole('form', { name: 'Sign in' });
  return app;
}

const format = (drafts: object) =>
  JSON.stringify({ version: 1, fileHashes: [], text: null, typed: {}, ...drafts });
const saved = format({ saved: '{}' });
const typed = format({ typed: { 'posts/': { title: 'Half' } } });
const KEPT = 'is kept: sign in in a new tab to get it.';

test.each<[string, Found, message: string]>([
  ['only saved work', { drafts: saved, closed: [saved] }, ''],
  [
    'saved work beside a closed tab with text',
    { drafts: saved, closed: [typed, saved] },
    `Unsaved work of 1 closed tab ${KEPT}`,
  ],
  [
    'text beside closed tabs with text and edits',
    { drafts: typed, closed: [typed, saved, format({ text: '{}' }), format({ dropped: ['{}'] })] },
    `Your unsaved work is back. That of 3 more closed tabs ${KEPT}`,
  ],
])('the message counts only closed tabs with unsaved work: %s', async (_which, found, message) => {
  storage.read = () => Promise.resolve(found);
  const { store } = await openSignIn();
  act(() => void store.dispatch(signedIn()));
  await vi.waitFor(() => expect(store.getState().content.status).toBe('complete'), 10_000);
  await screen.findByRole('tab', { name: 'Blog Posts' });
  expect(said()).toBe(message);
});

test('work published from the demo is there before the site is built from it', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const saved = formatContentFile({ projects: [], tracks: [], posts: [aPost('mine')] });
  const drafts = format({ saved, fileHashes: [null, 'new'] });
  storage.read = () => Promise.resolve({ drafts, closed: [] });
  const owner = { ...testContent.owner, repository: { name: 'ada/portfolio' } };
  const { store } = await openSignIn({ ...testContent, owner });
  expect(store.getState().content.status, 'before the sign-in').toBe('summary');
  act(() => void store.dispatch(signedIn()));
  expect(await screen.findByText(/not online yet/)).toBeVisible();
  expect(store.getState().posts.ids).toEqual(['mine']);
});

test('the sign-in opens the dashboard even if the browser never answers for the drafts', async () => {
  storage.read = () => new Promise(() => undefined);
  const { user } = await openSignIn();
  await submitSignIn(user, testContent.owner.email, demoPassword);
  expect(await screen.findByText('Loading your content…')).toBeVisible();
});

test.each<[string, typeof storage.read]>([
  ['refuses', () => Promise.reject(new Error('Refused.'))],
  ['never answers', () => new Promise(() => undefined)],
])('the dashboard offers a reload if the browser %s', async (_how, read) => {
  storage.read = read;
  const { store } = await openSignIn();
  vi.useFakeTimers();
  act(() => void store.dispatch(signedIn()));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText('Your content could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});
