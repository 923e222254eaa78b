import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { savedContentLoaded } from '../../state/lists/content';
import { postActions } from '../../state/lists/posts';
import {
  importOperation,
  type OperationError,
  publishOperation,
} from '../../state/owner/operations';
import { contentSent, siteUpdated } from '../../state/owner/savedWork';
import { aPost } from '../../test/data/fixtures';
import { changes, dashboardContent, openDashboard } from '../../test/screen/dashboard';
import { button, expectNewTab } from '../../test/screen/page';
import { followBuild } from './followBuild';
import { createLinks } from './links';
import { getToken, setToken } from './token';

const owner = { ...dashboardContent.owner, repository: { name: 'ada/portfolio' } };
const { projects, tracks, posts } = dashboardContent;
const work = { projects, tracks, posts };
const deletion = { entry: posts[0] ?? aPost('a'), indexFromEnd: posts.length - 1 };

async function openPanel() {
  const app = await openDashboard('Overview', { owner, isOwn: true });
  setToken('token');
  act(() => void app.store.dispatch(publishOperation.opened()));
  return app;
}

test('focus stays in the publish panel, and returns to its button on Close', async () => {
  const fetch = vi.fn(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', fetch);
  const { user, store } = await openPanel();
  const panel = screen.getByRole('region', { name: 'Publish site' });
  const status = within(panel).getByRole('status');
  const { failed, conflicted } = publishOperation;
  act(() => void store.dispatch(postActions.deleted(deletion)));
  setToken('');
  act(() => void store.dispatch(failed({ kind: 'badToken' })));
  expect(status).toHaveTextContent('does not know this token');
  setToken('token');
  act(() => void store.dispatch(failed({ kind: 'tooLarge' })));
  expect(status).toHaveTextContent('too large');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  for (const [name, ending, text] of [
    ['Try again', failed({ kind: 'noAnswer' }), 'Your changes are still here.'],
    ['Publish over it', conflicted({ hash: 'hash' }), 'Nothing was overwritten.'],
    ['Load theirs', conflicted({ hash: 'hash' }), 'has changed since this page read it'],
  ] as const) {
    act(() => void store.dispatch(ending));
    expect(status).toHaveTextContent(text);
    await user.click(button(name));
    expect(panel).toHaveFocus();
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    fetch.mockClear();
  }
  // The panel may be far above the header, which is sticky.
  act(() => void store.dispatch(publishOperation.opened()));
  await user.click(button('Publish site'));
  expect(panel).toHaveFocus();
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  act(() => void store.dispatch(failed({ kind: 'noAnswer' })));
  await user.click(button('Close'));
  expect(button('Publish site')).toHaveFocus();
});

test.each<[string, OperationError, said: RegExp]>([
  [
    'a renamed repository',
    { kind: 'noAccess' },
    /has a new name, enter it in src\/content\/owner\.ts\./,
  ],
  [
    'content with an error',
    { kind: 'invalid', errors: ['posts[0]'], count: 1, act: 'published' },
    /^The content has an error\. Nothing was published\.$/,
  ],
])('the panel says what to do about %s', async (_what, error, said) => {
  const { store } = await openPanel();
  act(() => void store.dispatch(publishOperation.failed(error)));
  const panel = within(screen.getByRole('region', { name: 'Publish site' }));
  expect(panel.getByRole('status')).toHaveTextContent(said);
});

test('a content file that was deleted can only be published over', async () => {
  const { store } = await openPanel();
  act(() => void store.dispatch(postActions.deleted(deletion)));
  act(() => void store.dispatch(publishOperation.conflicted({ hash: null })));
  const panel = within(screen.getByRole('region', { name: 'Publish site' }));
  expect(panel.getByRole('status')).toHaveTextContent(
    'The content file in ada/portfolio was deleted. Nothing was written. Your changes are still here.',
  );
  expect(panel.queryByRole('button', { name: 'Load theirs' })).not.toBeInTheDocument();
  expect(panel.getByRole('button', { name: 'Publish over it' })).toBeVisible();
});

test('the panel that theirs was loaded from can publish', async () => {
  const fetch = vi.fn(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', fetch);
  const { store, user } = await openPanel();
  act(() => void store.dispatch(publishOperation.conflicted({ hash: 'hash' })));
  act(() => void store.dispatch(savedContentLoaded({ ...work, fileHash: 'hash' })));
  const panel = screen.getByRole('region', { name: 'Publish site' });
  await user.click(within(panel).getByRole('button', { name: 'Publish' }));
  expect(panel).toHaveFocus();
  await waitFor(() => expect(fetch).toHaveBeenCalled());
});

test('without changes, another version can only be loaded, unless it has errors', async () => {
  const { store } = await openPanel();
  act(() => void store.dispatch(publishOperation.conflicted({ hash: 'hash' })));
  const panel = within(screen.getByRole('region', { name: 'Publish site' }));
  expect(panel.getByRole('status')).toHaveTextContent(/Nothing was overwritten\.$/);
  expect(panel.queryByRole('button', { name: 'Publish over it' })).not.toBeInTheDocument();
  const { failed, dismissed } = importOperation;
  for (const refused of ['imported', 'loaded'] as const) {
    const invalid = failed({ kind: 'invalid', errors: ['line 6'], count: 1, act: refused });
    act(() => void store.dispatch(invalid));
    expect(panel.queryAllByRole('button', { name: 'Publish over it' })).toHaveLength(
      refused === 'loaded' ? 1 : 0,
    );
  }
  act(() => void store.dispatch(dismissed()));
  act(() => void store.dispatch(postActions.deleted(deletion)));
  expect(panel.getByRole('status')).toHaveTextContent(/Your changes are still here\. Load theirs/);
  expect(button('Publish over it')).toBeVisible();
});

test('Publish site moves the focus to the token field, also of an open panel', async () => {
  const { user } = await openPanel();
  setToken('');
  for (let press = 0; press < 2; press += 1) {
    await user.click(button('Publish site'));
    expect(screen.getByLabelText('GitHub token', { selector: 'input' })).toHaveFocus();
  }
  const field = screen.getByLabelText('GitHub token', { selector: 'input' });
  expect(field, 'not kept by password managers').toHaveAttribute('autocomplete', 'one-time-code');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await user.type(field, ' abc {Enter}');
  expect(getToken()).toBe('abc');
});

test('the header says that a version without an answer may be published', async () => {
  const { store } = await openPanel();
  act(() => void store.dispatch(contentSent('lost')));
  expect(changes()).toBe('An unconfirmed version may be published');
  act(() => void store.dispatch(publishOperation.succeeded({ work, hash: 'old', commit: 'c' })));
  expect(changes()).toBe('All changes published, not online yet');
});

test('the panel says that the site is being built, and then how long it took', async () => {
  const { store } = await openPanel();
  const versions = ['{"content":"old"}', '<!doctype html>', '{"content":"new"}'];
  // Not a `Response`, whose stream needs real time.
  const json = () =>
    Promise.resolve(versions.shift()).then((text = '') => JSON.parse(text) as unknown);
  const fetch = vi.fn(() => Promise.resolve({ json }));
  vi.stubGlobal('fetch', fetch);
  vi.useFakeTimers();
  act(() => void store.dispatch(publishOperation.succeeded({ work, hash: 'new', commit: 'c' })));
  expect(screen.getByText(/^Published\..* Building…$/)).toBeVisible();
  void store.dispatch(followBuild());
  while (versions.length > 0) {
    expect(screen.getByText(/Building…$/)).toBeVisible();
    expect(changes()).toBe('All changes published, not online yet');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  }
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(
    screen.getByText(/^Online: the site is built from it, \d+ s after publishing\.$/),
  ).toBeVisible();
  expect(fetch).toHaveBeenLastCalledWith('/version.json', { cache: 'no-store' });
  act(() => void store.dispatch(siteUpdated(125)));
  expect(screen.getByText(/ 2 min 5 s after publishing\.$/)).toBeVisible();
});

test('after half an hour without its build, the panel no longer says that the site is being built', async () => {
  const { store } = await openPanel();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.useFakeTimers();
  act(() => void store.dispatch(publishOperation.succeeded({ work, hash: 'new', commit: 'c' })));
  void store.dispatch(followBuild());
  await act(() => vi.advanceTimersByTimeAsync(29 * 60_000));
  expect(screen.getByText(/Building…$/)).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
  expect(screen.getByText(/^Published, but the site is not built from it/)).toBeVisible();
  act(() => void store.dispatch(publishOperation.succeeded({ work, hash: 'newer', commit: 'd' })));
  expect(screen.getByText(/Building…$/)).toBeVisible();
});

test('the links of the panel open in a new tab', async () => {
  const { store } = await openPanel();
  setToken('');
  act(() => void store.dispatch(publishOperation.failed({ kind: 'badToken' })));
  expectNewTab(screen.getByRole('link', { name: /^Make a token/ }));
  act(() => void store.dispatch(publishOperation.succeeded({ work, hash: 'h', commit: 'c' })));
  for (const name of [/^The commit/, /^The build/])
    expectNewTab(screen.getByRole('link', { name }));
});

test('the name of a new token is not longer than GitHub allows', () => {
  const { newToken } = createLinks({ name: `ada/${'a'.repeat(60)}` });
  expect(new URL(newToken).searchParams.get('name')).toHaveLength(40);
});
