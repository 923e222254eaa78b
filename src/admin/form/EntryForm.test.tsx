import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openDashboard, openForm } from '../../test/screen/dashboard';
import { fieldOf, fillIn, press } from '../../test/screen/forms';
import { button } from '../../test/screen/page';
import { recordActions } from '../../test/store/recordActions';

const FORM = 'New Post';
const TYPED = { Title: 'On Rooms', Excerpt: 'Why they\nring.', Content: '“So.”', Tags: 'a, b,' };

const chooseTab = (user: UserEvent, tab: string) =>
  user.click(screen.getByRole('tab', { name: tab }));

function expectFields(name: string, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    expect(fieldOf(name, label)).toHaveValue(value);
  }
}

async function openFilled() {
  const app = await openForm('Blog Posts', FORM);
  await fillIn(app.user, FORM, TYPED);
  return app;
}

test('a form takes the focus when it opens, and gives it back to its button when it closes', async () => {
  const { user } = await openDashboard('Blog Posts');
  expect(button(FORM)).toHaveAttribute('aria-expanded', 'false');
  for (const close of ['Cancel', 'Create Post']) {
    await user.click(button(FORM));
    expect(button(FORM)).toHaveAttribute('aria-expanded', 'true');
    expect(fieldOf(FORM, 'Title')).toHaveFocus();
    await fillIn(user, FORM, TYPED);
    await press(user, FORM, close);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(button(FORM)).toHaveFocus();
  }
});

test('a form keeps what was typed over Cancel, another tab and a sign-out, out of the store', async () => {
  const { user, store, unmount } = await openFilled();
  const actions = recordActions(store);
  await press(user, FORM, 'Cancel');
  expect(actions.map(({ type }) => type)).toEqual(['forms/formCancelled']);
  await user.click(button(FORM));
  expectFields(FORM, TYPED);

  await chooseTab(user, 'Overview');
  await chooseTab(user, 'Blog Posts');
  expectFields(FORM, TYPED);
  expect(JSON.stringify(store.getState())).not.toContain(`"${TYPED.Title}"`);

  await user.click(button('Logout'));
  unmount();
  await openForm('Blog Posts', FORM);
  expectFields(FORM, TYPED);
});

test('a form forgets what was typed once it is sent, and never shows it in the other form', async () => {
  const { user } = await openFilled();
  await chooseTab(user, 'Music');
  await user.click(button('Add Track'));
  expectFields('Add Track', { Title: '' });
  await chooseTab(user, 'Blog Posts');
  await press(user, FORM, 'Create Post');
  await user.click(button(FORM));
  expectFields(FORM, { Title: '', Excerpt: '', Content: '', Tags: '' });
});
