import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { selectExperience } from '../../state/lists/experience';
import { makeWork } from '../../test/data/fixtures';
import { getCard, openForm } from '../../test/screen/dashboard';
import { fillIn, press } from '../../test/screen/forms';

test('a position is added; an end before its start is refused until one of them is corrected', async () => {
  const site = { isOwn: true, work: makeWork() };
  const { user, store } = await openForm('Experience', 'Add Position', site);
  await fillIn(user, 'Add Position', {
    Title: 'Engineer',
    From: '2020',
    To: '2019',
    Organization: ' Acme ',
  });
  await press(user, 'Add Position', 'Save Position');
  const error = 'Enter 2020, when it started, or a later year.';
  expect(screen.getByText(error)).toBeVisible();
  expect(selectExperience(store.getState())).toEqual([]);
  await fillIn(user, 'Add Position', { From: '2019' });
  expect(screen.queryByText(error)).not.toBeInTheDocument();
  await press(user, 'Add Position', 'Save Position');
  expect(selectExperience(store.getState())).toEqual([
    { id: 'engineer', title: 'Engineer', start: '2019', end: '2019', organization: 'Acme' },
  ]);
  expect(getCard('Engineer')).toHaveTextContent(/^2019Acme/);
});
