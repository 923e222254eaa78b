import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openDashboard } from '../../test/dashboard';
import { fieldOf, fillIn, press } from '../../test/forms';
import { button } from '../../test/page';
import { recordActions } from '../../test/recordActions';

const FORMS = [
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
] as const;

const chooseTab = (user: UserEvent, tab: string) =>
  user.click(screen.getByRole('tab', { name: tab }));

function expectFields(name: string, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    expect(fieldOf(name, label)).toHaveValue(value);
  }
}

describe.each(FORMS)('the form $name', ({ tab, name, submit, typed }) => {
  async function openFilled() {
    const app = await openDashboard(tab);
    await app.user.click(button(name));
    await fillIn(app.user, name, typed);
    return app;
  }

  test('takes the focus when it opens, and gives it back to its button when it closes', async () => {
    const { user } = await openDashboard(tab);
    expect(button(name)).toHaveAttribute('aria-expanded', 'false');
    for (const close of ['Cancel', submit]) {
      await user.click(button(name));
      expect(button(name)).toHaveAttribute('aria-expanded', 'true');
      expect(fieldOf(name, 'Title')).toHaveFocus();
      await fillIn(user, name, typed);
      await press(user, name, close);
      expect(screen.queryByRole('form')).not.toBeInTheDocument();
      expect(button(name)).toHaveFocus();
    }
  });

  test('keeps what was typed over Cancel, another tab and a sign-out, out of the store', async () => {
    const { user, store, unmount } = await openFilled();
    const actions = recordActions(store);
    await press(user, name, 'Cancel');
    expect(actions.map(({ type }) => type)).toEqual(['forms/formCancelled']);
    await user.click(button(name));
    expectFields(name, typed);

    await chooseTab(user, 'Overview');
    await chooseTab(user, tab);
    expectFields(name, typed);
    expect(JSON.stringify(store.getState())).not.toContain(`"${typed.Title}"`);

    await user.click(button('Logout'));
    unmount();
    const { user: again } = await openDashboard(tab);
    await again.click(button(name));
    expectFields(name, typed);
  });

  test('forgets what was typed once it is sent, and never shows it in the other form', async () => {
    const { user } = await openFilled();
    for (const other of FORMS.filter((each) => each.name !== name)) {
      await chooseTab(user, other.tab);
      await user.click(button(other.name));
      expectFields(other.name, { Title: '' });
      await chooseTab(user, tab);
    }
    await press(user, name, submit);
    await user.click(button(name));
    expectFields(name, Object.fromEntries(Object.keys(typed).map((label) => [label, ''])));
  });
});
