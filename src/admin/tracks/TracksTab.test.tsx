import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardOf, cardTitles, dashboardContent, openDashboard } from '../../test/screen/dashboard';
import { dayInWords } from '../../test/screen/page';

const { tracks } = dashboardContent;
const titles = tracks.map(({ title }) => title);

test('all tracks show, the newest on top, with album, length and the day they were added', async () => {
  await openDashboard('Music');
  expect(screen.queryByText(/^No tracks yet/)).not.toBeInTheDocument();
  expect(cardTitles()).toHaveLength(6);
  expect(cardTitles()).toEqual(titles);
  for (const { title, album, duration, addedAt } of tracks) {
    expect(cardOf(title)).toHaveTextContent(album);
    expect(cardOf(title)).toHaveTextContent(duration);
    expect(within(cardOf(title)).getByText(dayInWords(addedAt))).toBeVisible();
  }
});
