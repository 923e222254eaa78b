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

test('an end before the start is refused until one of them is corrected', async () => {
  const { user, store } = await openDashboard('Experience', { isOwn: true, work: makeWork() });
  await user.click(button('Add Position'));
  await fillIn(user, 'Add Position', { Title: 'Engineer', From: '2020', To: '2019' });
  await press(user, 'Add Position', 'Save Position');
  expect(screen.getByText('Enter 2020, when it started, or a later year.')).toBeVisible();
  expect(selectExperience(store.getState())).toEqual([]);
  await fillIn(user, 'Add Position', { From: '2018' });
  await press(user, 'Add Position', 'Save Position');
  expect(selectExperience(store.getState())).toMatchObject([{ start: '2018', end: '2019' }]);
});
