import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openDashboard, openForm } from '../../test/screen/dashboard';
import { getField, fillIn, press } from '../../test/screen/forms';
import { button } from '../../test/screen/page';

const FORM = 'New Post';
const TYPED = { Title: 'On Rooms', Excerpt: 'Why they\nring.', Content: '“So.”', Tags: 'a, b,' };

const chooseTab = (user: UserEvent, tab: string) =>
  user.click(screen.getByRole('tab', { name: tab }));

function expectFields(name: string, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    expect(getField(name, label)).toHaveValue(value);
  }
}

test('the preview of a cover shows no value that the form refuses', async () => {
  const { user } = await openForm('Blog Posts', FORM, { isOwn: true });
  const pictures = () => screen.getByRole('form').querySelectorAll('[data-cover] img');
  await fillIn(user, FORM, { Picture: 'https://example.com/a.jpg' });
  expect(pictures()).toHaveLength(1);
  await fillIn(user, FORM, { Picture: 'data:image/svg+xml,x' });
  expect(pictures()).toHaveLength(0);
});

test('a form keeps its own text until it is submitted', async () => {
  const { user } = await openForm('Blog Posts', FORM);
  await fillIn(user, FORM, TYPED);
  await press(user, FORM, 'Cancel');
  await chooseTab(user, 'Music');
  await user.click(button('Add Track'));
  expectFields('Add Track', { Title: '' });
  await chooseTab(user, 'Blog Posts');
  await user.click(button(FORM));
  expectFields(FORM, TYPED);
  await press(user, FORM, 'Create Post');
  await user.click(button(FORM));
  expectFields(FORM, { Title: '', Excerpt: '', Content: '', Tags: '' });
});

test('a key that ends a composition in Safari neither continues a list nor closes a form', async () => {
  const { user } = await openDashboard('Blog Posts', { isOwn: true });
  await user.click(button(FORM));
  const field = getField(FORM, 'Content');
  const ending = { keyCode: 229, isComposing: false };
  fireEvent.keyDown(field, { key: 'Escape', ...ending });
  await user.type(field, '- 日本');
  expect(fireEvent.keyDown(field, { key: 'Enter', ...ending })).toBe(true);
  expect(field).toHaveValue('- 日本');
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('- 日本\n- ');
});
