import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { selectExperience } from '../../state/lists/experience';
import { aPosition, makeWork } from '../../test/data/fixtures';
import { changes, openDashboard } from '../../test/screen/dashboard';
import { fillIn, press } from '../../test/screen/forms';
import { button } from '../../test/screen/page';

test('a position is added first, counted as a change, and undone', async () => {
  const work = makeWork({ experience: [aPosition('old', { title: 'Baker' })] });
  const { user, store } = await openDashboard('Experience', { isOwn: true, work });
  await user.click(button('Add Position'));
  await fillIn(user, 'Add Position', { Title: 'Engineer', From: '2020', Organization: ' Acme ' });
  await press(user, 'Add Position', 'Save Position');
  expect(selectExperience(store.getState())).toEqual([
    { id: 'engineer', title: 'Engineer', start: '2020', organization: 'Acme' },
    work.experience?.[0],
  ]);
  expect(changes()).toMatch(/^1 /);
  await user.click(button('Undo'));
  expect(selectExperience(store.getState())).toEqual(work.experience);
});

test('a year in words is refused', async () => {
  const { user, store } = await openDashboard('Experience', { isOwn: true, work: makeWork() });
  await user.click(button('Add Position'));
  await fillIn(user, 'Add Position', { Title: 'Engineer', From: 'last year' });
  await press(user, 'Add Position', 'Save Position');
  expect(screen.getByText('Enter a year such as 2019.')).toBeVisible();
  expect(selectExperience(store.getState())).toEqual([]);
});

test('the demo has neither a tab nor a card for experience', async () => {
  await openDashboard();
  expect(screen.queryByText('Experience')).not.toBeInTheDocument();
});
