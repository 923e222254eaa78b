import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aProject } from '../test/data/fixtures';
import { buttonFor, dashboardContent, getCard, openDashboard } from '../test/screen/dashboard';
import { sectionAt } from '../test/screen/page';
import { renderApp } from '../test/screen/renderApp';

// Mocks whole modules: these tests run isolated from others (vite.config.ts).
const broken = vi.hoisted(() => (part: string) => () => ({
  [part]() {
    throw new Error('An error made by the test.');
  },
}));
vi.mock('../sections/nav/NavBar', broken('NavBar'));
vi.mock('../sections/Footer', broken('Footer'));
vi.mock('../sections/blog/Blog', broken('Blog'));
vi.mock('../sections/reading/ProjectPage', broken('ProjectPage'));
vi.mock('../admin/posts/OwnerPostCard', () => ({
  ...broken('OwnerPostCard')(),
  OrderNote: () => null,
}));

test('the page keeps its other sections when the bar, a section and the footer fail', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  renderApp();
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts).toEqual([
    expect.stringContaining('The navigation could not be shown.'),
    expect.stringContaining('This section could not be shown.'),
    expect.stringContaining('The footer could not be shown.'),
  ]);
  expect(sectionAt('contact')).toBeVisible();
});

test('a failed tab leaves Export and the other tabs usable', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { user } = await openDashboard();
  await user.click(screen.getByRole('tab', { name: 'Blog Posts' }));
  expect(within(screen.getByRole('tabpanel')).getByRole('alert')).toHaveTextContent(
    'This tab could not be shown.',
  );
  expect(screen.getByRole('button', { name: /^Export/ })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Music' }));
  expect(screen.getByRole('button', { name: 'Add Track' })).toBeVisible();
});

test('a failed preview leads back to the card of its entry', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const projects = [aProject('loom', { title: 'Loom', body: 'In threads.' })];
  const work = { ...dashboardContent, projects };
  const { user } = await openDashboard('Projects', { isOwn: true, work });
  await user.click(buttonFor('View', 'Loom'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be shown.');
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
  expect(await screen.findByRole('tab', { name: 'Projects' })).toBeVisible();
  expect(scrollIntoView.mock.contexts).toContain(getCard('Loom'));
});
