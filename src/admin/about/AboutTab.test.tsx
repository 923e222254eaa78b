import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { About } from '../../content/types';
import { selectAbout } from '../../state/lists/about';
import { anAbout, makeWork } from '../../test/data/fixtures';
import { buttonFor, changes, getCard, openDashboard, said } from '../../test/screen/dashboard';
import { fillIn, getField, press } from '../../test/screen/forms';
import { button } from '../../test/screen/page';

const openAbout = (...about: About[]) =>
  openDashboard('About', { isOwn: true, work: makeWork({ about }) });

test('a text about the owner is added once, counted as a change, and undone', async () => {
  const { user, store } = await openAbout();
  expect(screen.getByText(/^No text about you yet/)).toBeVisible();
  await user.click(button('Add About'));
  await press(user, 'Add About', 'Save About');
  expect(screen.getByText('Text is required.')).toBeVisible();
  await fillIn(user, 'Add About', { Text: ' I build.\n\nI play. ' });
  expect(screen.getByText(', Add About unfinished')).toBeVisible();
  await press(user, 'Add About', 'Save About');
  expect(selectAbout(store.getState())).toEqual([anAbout()]);
  expect(said()).toMatch(/^Added “About”\. Visitors see it after/);
  expect(changes()).toMatch(/^1 change /);
  expect(buttonFor('Edit', 'About')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Add About' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  await user.click(button('Undo'));
  expect(selectAbout(store.getState())).toEqual([]);
  expect([said(), changes()]).toEqual(['Removed “About”.', 'No changes since the last export']);
  // Not reported as lost: the form for a new entry has it again.
  expect(screen.queryByText(/^This text was never saved/)).not.toBeInTheDocument();
  await user.click(button('Add About'));
  expect(getField('Add About', 'Text')).toHaveValue(' I build.\n\nI play. ');
});

test('the text is edited with a portrait, shown in its card', async () => {
  const { user, store } = await openAbout(anAbout());
  await user.click(buttonFor('Edit', 'About'));
  expect(getField('Edit About', 'Text')).toHaveValue('I build.\n\nI play.');
  expect(screen.getByRole('form')).not.toContainElement(document.querySelector('[data-cover]'));
  await fillIn(user, 'Edit About', { Portrait: 'photos/none.jpg' });
  await press(user, 'Edit About', 'Save changes');
  expect(screen.getByText(/^There is no picture public\/photos\/none\.jpg/)).toBeVisible();
  await fillIn(user, 'Edit About', { Portrait: 'public/share.jpg' });
  await press(user, 'Edit About', 'Save changes');
  expect(selectAbout(store.getState())).toEqual([anAbout({ portrait: 'share.jpg' })]);
  expect(said()).toBe('Changed “About”.');
  expect(getCard('About').querySelector('img')).toHaveAttribute('src', '/share.jpg');
});

test('text typed after a deletion is in the edit form once Undo restores the entry', async () => {
  const { user, store } = await openAbout(anAbout());
  await user.click(buttonFor('Delete', 'About'));
  expect(button('Add About')).toHaveFocus();
  await user.click(button('Add About'));
  await fillIn(user, 'Add About', { Text: 'Anew.' });
  await user.click(button('Undo'));
  await user.click(buttonFor('Edit', 'About'));
  expect(getField('Edit About', 'Text')).toHaveValue('Anew.');
  await press(user, 'Edit About', 'Save changes');
  expect(selectAbout(store.getState())).toEqual([anAbout({ text: 'Anew.' })]);
});
