import { act, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { thresholdCrossed } from '../state/nav';
import { toggleTrack } from '../state/player';
import { testContent } from '../test/content';
import { itemsOf, sectionAt } from '../test/page';
import { renderApp } from '../test/renderApp';

const broken = vi.hoisted(() => new Set<string>());

/** The parts of the page, of which those that are `broken` throw. */
const breakable = vi.hoisted(() => async (part: string, load: () => Promise<unknown>) => {
  const { [part]: Part } = (await load()) as Record<string, ComponentType<object>>;
  return {
    [part](props: object) {
      if (!Part || broken.has(part)) throw new Error('An error made by the test.');
      return <Part {...props} />;
    },
  };
});
vi.mock('../sections/music/Music', (load) => breakable('Music', load));
vi.mock('../sections/nav/NavBar', (load) => breakable('NavBar', load));
vi.mock('../sections/Footer', (load) => breakable('Footer', load));

afterEach(() => broken.clear());

const { owner } = testContent;

const SECTIONS = [
  ['home', owner.name],
  ['about', 'Skills and Expertise'],
  ['projects', 'Featured Work'],
  ['music', 'Music and Sound'],
  ['blog', 'Latest Articles'],
  ['contact', 'Get In Touch'],
];

/** The anchor and the name of every section that shows, from the top. */
const sections = () =>
  within(screen.getByRole('main'))
    .getAllByRole('region')
    .filter(({ id }) => SECTIONS.some(([anchor]) => anchor === id))
    .map((region) => [region.id, within(region).getAllByRole('heading')[0]?.textContent]);

test('the page has six sections in order, each with its anchor and its heading', () => {
  renderApp();
  expect(sections()).toEqual(SECTIONS);
  for (const [anchor = '', title = ''] of SECTIONS) {
    expect(sectionAt(anchor)).toHaveAccessibleName(title);
  }
});

test('every link within the page leads to a place that is there, and no id stands twice', () => {
  const { container } = renderApp();
  const anchors = [...container.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  expect(anchors.length).toBeGreaterThan(0);
  for (const { hash } of anchors) expect(sectionAt(hash.slice(1))).toBeInTheDocument();

  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the document is named after the owner', () => {
  renderApp();
  expect(document.title).toBe(`${owner.name} | Portfolio`);
});

test('the page has a banner with the navigation, a main part and a footer, one of each', () => {
  renderApp();
  const main = screen.getByRole('main');
  expect(main).toContainElement(sectionAt('home'));
  // Testing Library takes the header of a section for a banner too; a browser does not.
  const banners = screen.getAllByRole('banner').filter((each) => !main.contains(each));
  expect(banners).toEqual([screen.getByLabelText('Main').closest('header')]);
  expect(screen.getByRole('navigation')).toHaveAccessibleName('Main');
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('the footer says whose the page is, where else they are, and leads back to the top', () => {
  renderApp();
  const footer = screen.getByRole('contentinfo');
  expect(within(footer).getByText(`© ${owner.name}`)).toBeVisible();
  expect(itemsOf(footer, 'Profiles')).toHaveLength(owner.socials.length);
  expect(within(footer).getByText('Back to top')).toHaveAttribute('href', '#home');
});

test('the first stop of the keyboard skips to the content', async () => {
  const { user } = renderApp();
  const main = screen.getByRole('main');
  act(() => main.blur());
  await user.tab();
  const skip = screen.getByText('Skip to content');
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute('href', `#${main.id}`);
  expect(main).toHaveAttribute('tabindex', '-1');
});

test('a section that fails says so and can be tried again, and the others stand', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  broken.add('Music');
  const { user } = renderApp();
  const others = SECTIONS.filter(([anchor]) => anchor !== 'music');
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('This section could not be shown.');
  expect(screen.queryByText('Reload the page')).not.toBeInTheDocument();
  expect(sections()).toEqual(others);

  // What failed once may fail again: then there is one thing more to try.
  await user.click(within(alert).getByText('Try again'));
  expect(screen.getByRole('alert')).toHaveTextContent('This section could not be shown.');
  expect(screen.getByText('Reload the page')).toBeVisible();

  broken.clear();
  await user.click(screen.getByText('Try again'));
  expect(screen.queryByText('Try again')).not.toBeInTheDocument();
  expect(sections()).toEqual(SECTIONS);
});

test('a section that fails comes back when the state is another, but not for a scroll', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  broken.add('Music');
  const { store } = renderApp();
  const tryAgain = screen.getByText('Try again');
  tryAgain.focus();
  act(() => {
    store.dispatch(thresholdCrossed({ scrolled: true }));
  });
  expect(tryAgain).toHaveFocus();

  broken.clear();
  act(() => {
    store.dispatch(toggleTrack(testContent.tracks[0]?.id ?? ''));
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(sections()).toEqual(SECTIONS);
});

test.each([
  ['NavBar', 'The navigation could not be shown.'],
  ['Footer', 'The footer could not be shown.'],
])('without its %s the page has its sections', (part, message) => {
  vi.spyOn(console, 'error').mockReturnValue();
  broken.add(part);
  renderApp();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(sections()).toEqual(SECTIONS);
});
