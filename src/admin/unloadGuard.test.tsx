import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonFor, dashboardContent, openDashboard } from '../test/dashboard';
import { catchDownloads } from '../test/files';
import { fillIn, press } from '../test/forms';
import { forget } from './formMemory';
import { askBeforeUnload } from './unloadGuard';

const FORM = 'New Post';
const [first = ''] = dashboardContent.posts.map(({ title }) => title);

afterEach(() => {
  forget(FORM);
  askBeforeUnload('changes', false);
});

/** Whether the browser would ask before it leaves the page. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const click = (name: string) => screen.getByRole('button', { name });

/** The calls about leaving the page, of all that are made from now on. */
function watchListeners() {
  const spies = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')];
  return () =>
    spies.map(({ mock }) => mock.calls.filter(([type]) => type === 'beforeunload').length);
}

test('nobody is asked, and nothing listens, while nothing would be lost', async () => {
  const calls = watchListeners();
  const { user } = await openDashboard('Blog Posts');
  await user.click(click('New Post'));
  expect(isAsked()).toBe(false);
  expect(calls()[0]).toBe(0);
});

test('the owner is asked from the first change until it is undone', async () => {
  const { user } = await openDashboard('Blog Posts');
  await user.click(buttonFor('Delete', first));
  expect(isAsked()).toBe(true);
  await user.click(click('Undo'));
  expect(isAsked()).toBe(false);
});

test('an export ends it', async () => {
  catchDownloads();
  const { user } = await openDashboard('Blog Posts');
  await user.click(buttonFor('Delete', first));
  await user.click(click('Export content'));
  expect(isAsked()).toBe(false);
});

test.each(['link', 'button'] as const)(
  'it goes on after the %s out of the dashboard',
  async (role) => {
    const { user } = await openDashboard('Blog Posts');
    await user.click(buttonFor('Delete', first));
    await user.click(screen.getByRole(role, { name: /^(View Portfolio|Logout)$/ }));
    expect(screen.getByText('Latest Articles')).toBeVisible();
    expect(isAsked()).toBe(true);
  },
);

test('a form that is half filled is asked about, closed or not, until it is empty or sent', async () => {
  const { user } = await openDashboard('Blog Posts');
  await user.click(click('New Post'));
  await fillIn(user, FORM, { Excerpt: 'E.' });
  expect(isAsked()).toBe(true);
  await press(user, FORM, 'Cancel');
  expect(isAsked()).toBe(true);
  await user.click(click('New Post'));
  await fillIn(user, FORM, { Excerpt: ' ' });
  expect(isAsked()).toBe(false);
});

test('of two reasons one is enough', async () => {
  const { user } = await openDashboard('Blog Posts');
  await user.click(buttonFor('Delete', first));
  await user.click(click('New Post'));
  await fillIn(user, FORM, { Title: 'T' });
  await user.click(click('Undo'));
  expect(isAsked()).toBe(true);
  await fillIn(user, FORM, { Title: '' });
  expect(isAsked()).toBe(false);
});

test('however often the dashboard opens there is one listener', async () => {
  const { user } = await openDashboard('Blog Posts');
  await user.click(buttonFor('Delete', first));
  await user.click(screen.getByRole('link', { name: 'View Portfolio' }));
  const { user: again } = await openDashboard('Blog Posts');
  const heard = vi.spyOn(Event.prototype, 'preventDefault');
  await again.click(screen.getAllByRole('button', { name: /^Delete/ })[0] ?? document.body);
  heard.mockClear();
  isAsked();
  expect(heard).toHaveBeenCalledTimes(1);
});
