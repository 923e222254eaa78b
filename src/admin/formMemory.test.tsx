import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { openDashboard } from '../test/dashboard';
import { fillIn, form, press } from '../test/forms';
import { forget } from './formMemory';

interface OwnerForm {
  tab: 'Blog Posts' | 'Music';
  name: string;
  submit: string;
  typed: Record<string, string> & { Title: string };
}

const FORMS: OwnerForm[] = [
  {
    tab: 'Blog Posts',
    name: 'New Post',
    submit: 'Create Post',
    typed: { Title: 'On Rooms', Excerpt: 'Why they\nring.', Content: '“So.”', Tags: 'a, b,' },
  },
  {
    tab: 'Music',
    name: 'Add Track',
    submit: 'Save Track',
    typed: { Title: 'Low', Album: 'Rooms', Duration: '3:45', 'Spotify URL': 'https://a.example/' },
  },
];

afterEach(() => {
  for (const { name } of FORMS) forget(name);
});

const choose = (user: UserEvent, tab: string) => user.click(screen.getByRole('tab', { name: tab }));
const open = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

function expectFields(name: string, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    expect(within(form(name)).getByLabelText(label)).toHaveValue(value);
}

describe.each(FORMS)('what was typed into $name', ({ tab, name, submit, typed }) => {
  async function openFilled() {
    const app = await openDashboard(tab);
    await open(app.user, name);
    await fillIn(app.user, name, typed);
    return app;
  }

  test('is there again after Cancel', async () => {
    const { user } = await openFilled();
    await press(user, name, 'Cancel');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await open(user, name);
    expectFields(name, typed);
  });

  test('is there again after another tab', async () => {
    const { user } = await openFilled();
    await choose(user, 'Overview');
    await choose(user, tab);
    expectFields(name, typed);
  });

  test('is there again after a sign-out', async () => {
    const { user, store, unmount } = await openFilled();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(store.getState().auth.isAuthenticated).toBe(false);
    unmount();
    const { user: again } = await openDashboard(tab);
    await open(again, name);
    expectFields(name, typed);
  });

  test('stays out of the store', async () => {
    const { store } = await openFilled();
    expect(JSON.stringify(store.getState())).not.toContain(`"${typed.Title}"`);
  });

  test('is forgotten once it is sent', async () => {
    const { user } = await openFilled();
    await press(user, name, submit);
    await open(user, name);
    expectFields(name, Object.fromEntries(Object.keys(typed).map((label) => [label, ''])));
  });

  test('is not in the other form', async () => {
    const { user } = await openFilled();
    const other = FORMS.find((each) => each.name !== name);
    if (!other) throw new Error('There is no other form.');
    await choose(user, other.tab);
    await open(user, other.name);
    expectFields(other.name, { Title: '' });
  });
});

test('what will not do is refused also when it was typed before', async () => {
  const { user, store } = await openDashboard('Music');
  await open(user, 'Add Track');
  await fillIn(user, 'Add Track', {
    Title: 'Low',
    Album: ' ',
    Duration: '3:99',
    'Spotify URL': 'ftp://a.example/',
  });
  await press(user, 'Add Track', 'Cancel');
  await open(user, 'Add Track');
  await press(user, 'Add Track', 'Save Track');
  const field = (label: string) => within(form('Add Track')).getByLabelText(label);
  expect(field('Album')).toHaveAccessibleDescription('Album is required.');
  expect(field('Duration')).toHaveAccessibleDescription(/seconds below 60/);
  expect(field('Spotify URL')).toHaveAccessibleDescription(/https/);
  expect(store.getState().tracks.ids).toHaveLength(6);
});
