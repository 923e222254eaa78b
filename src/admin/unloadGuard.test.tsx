import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { catchDownloads } from '../test/files';
import { buttonFor, dashboardContent, openDashboard } from '../test/screen/dashboard';
import { fillIn, press } from '../test/screen/forms';
import { button } from '../test/screen/page';
import { askBeforeUnload, PUBLISHING } from './unloadGuard';

const FORM = 'New Post';
const [first = ''] = dashboardContent.posts.map(({ title }) => title);

/** Whether the browser would ask before it leaves the page. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('nobody is asked, and nothing listens, while nothing would be lost', async () => {
  const listen = vi.spyOn(window, 'addEventListener');
  const { user } = await openDashboard('Blog Posts');
  await user.click(button(FORM));
  expect(isAsked()).toBe(false);
  expect(listen.mock.calls.filter(([type]) => type === 'beforeunload')).toEqual([]);
});

test('the owner is asked from the first change until it is undone or exported', async () => {
  catchDownloads();
  const { user } = await openDashboard('Blog Posts');
  for (const end of ['Undo', 'Export content']) {
    await user.click(buttonFor('Delete', first));
    expect(isAsked()).toBe(true);
    await user.click(button(end));
    expect(isAsked()).toBe(false);
  }
});

test.each(['link', 'button'] as const)(
  'the question goes on after the %s out of the dashboard, and a second visit adds no second listener',
  async (role) => {
    const { user } = await openDashboard('Blog Posts');
    await user.click(buttonFor('Delete', first));
    await user.click(screen.getByRole(role, { name: /^(View Portfolio|Logout)$/ }));
    expect(isAsked()).toBe(true);
    const { user: again } = await openDashboard('Blog Posts');
    await again.click(screen.getAllByRole('button', { name: /^Delete/ })[0] ?? document.body);
    const heard = vi.spyOn(Event.prototype, 'preventDefault').mockClear();
    isAsked();
    expect(heard).toHaveBeenCalledTimes(1);
  },
);

test('a form that is half filled is asked about, closed or not, until it is empty', async () => {
  const { user } = await openDashboard('Blog Posts');
  await user.click(button(FORM));
  await fillIn(user, FORM, { Excerpt: 'E.' });
  expect(isAsked()).toBe(true);
  await press(user, FORM, 'Cancel');
  expect(isAsked()).toBe(true);
  // What is shown agrees with the question.
  expect(screen.getByRole('banner')).toHaveTextContent(
    'No changes since the last export, New Post not sent yet',
  );
  expect(screen.getByText('What you typed is kept.')).toBeVisible();
  // Of two reasons one is enough.
  await user.click(buttonFor('Delete', first));
  await user.click(button('Undo'));
  expect(isAsked()).toBe(true);
  await user.click(button(FORM));
  await fillIn(user, FORM, { Excerpt: ' ' });
  expect(isAsked()).toBe(false);
  expect(screen.getByRole('banner')).not.toHaveTextContent('not sent');
});

test('while the site is published the owner is asked, and no form is called unsent', async () => {
  await openDashboard();
  act(() => askBeforeUnload(PUBLISHING, true));
  expect(isAsked()).toBe(true);
  expect(screen.getByRole('banner')).not.toHaveTextContent('not sent');
  act(() => askBeforeUnload(PUBLISHING, false));
});
