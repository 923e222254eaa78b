import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoPassword } from '../content/demo';
import { buttonFor, dashboardContent } from '../test/screen/dashboard';
import { fillIn, press, submitSignIn } from '../test/screen/forms';
import { button, sectionAt } from '../test/screen/page';
import { renderApp } from '../test/screen/renderApp';
import { devtools } from '../test/store/devtools';

beforeAll(() => devtools.connect());
afterAll(() => devtools.disconnect());

const WRONG_PASSWORD = 'not-the-password';
const trackTitle = dashboardContent.tracks[0]?.title ?? '';
const draftTitle = dashboardContent.posts.find(({ status }) => status === 'draft')?.title ?? '';

/** The text of the page without its text areas: a form reopened by a jump starts with the typed text. */
const readPage = () =>
  [...document.querySelectorAll('body *:not(script, style, textarea)')]
    .flatMap(({ childNodes }) => [...childNodes])
    .map((node) => (node instanceof Text ? node.data : ''))
    .join('|');

/** A visitor looks around, then the owner signs in, works and ends in the Music tab. */
async function liveSession() {
  const { user, navigate } = renderApp({ content: dashboardContent });
  const shown = [readPage()];

  /** Performs a user interaction and expects its actions. */
  async function step(type: string | string[], act: () => Promise<unknown>) {
    const before = devtools.log();
    const types = [type].flat();
    await act();
    await waitFor(() => expect(devtools.log()).toHaveLength(before.length + types.length));
    expect(devtools.log().slice(before.length)).toMatchObject(
      types.map((each) => ({ type: each })),
    );
    shown[devtools.log().length] = readPage();
  }
  const click = (name: string) => () => user.click(button(name));
  const choose = (name: string) => () => user.click(screen.getByRole('tab', { name }));

  await step('player/playbackToggled', click(`Play ${trackTitle}`));
  await step('likes/likeToggled', click(`Like ${trackTitle}`));
  await step('carousel/movedForward', click('Next projects'));
  await step('nav/menuToggled', click('Menu'));
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  await step('nav/menuClosed', () => user.click(menu.getByRole('link', { name: 'Blog' })));
  await step(['content/contentRequested', 'content/contentLoaded'], async () => {
    navigate('/admin');
    await screen.findByRole('form', { name: 'Sign in' });
  });
  const signIn = (password: string) => () =>
    submitSignIn(user, dashboardContent.owner.email, password);
  await step(['auth/signInStarted', 'auth/signInRefused'], signIn(WRONG_PASSWORD));
  await step(['auth/signInStarted', 'auth/signedIn'], signIn(demoPassword));
  await step('dashboard/tabSelected', choose('Blog Posts'));
  await step('posts/published', () => user.click(buttonFor('Publish', draftTitle)));
  await step('forms/formOpened', click('New Post'));
  for (const [label, text] of Object.entries({ Title: 'On Rooms', Excerpt: 'E.', Content: 'C.' }))
    await step('forms/formTyped', () => fillIn(user, 'New Post', { [label]: text }));
  await step('posts/added', () => press(user, 'New Post', 'Create Post'));
  await step('dashboard/tabSelected', choose('Music'));
  await step('tracks/deleted', () => user.click(buttonFor('Delete', trackTitle)));
  return {
    /** The text of the page after each action, recorded live. */
    shown,
    logOut: () => step('auth/signedOut', click('Logout')),
    /** The index after the first action of this type. */
    findMoment: (type: string) => 1 + devtools.log().findIndex((action) => action.type === type),
  };
}

/** Watches for side effects. Returns a function that asserts that there were none. */
function watch() {
  const log = devtools.log();
  const spies = [vi.spyOn(console, 'error').mockClear(), vi.spyOn(globalThis, 'fetch')];
  return () => {
    expect(devtools.log()).toEqual(log);
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  };
}

/** Jumps back through every state to the start, and forward again. */
async function walk(onMoment: (moment: number) => void) {
  const moments = Array.from({ length: devtools.log().length + 1 }, (_, moment) => moment);
  for (const moment of [...moments.toReversed(), ...moments]) {
    devtools.jumpTo(moment);
    onMoment(moment);
  }
  // Flushes pending effects and promises.
  await act(() => Promise.resolve());
}

const pressedInMusic = () =>
  within(sectionAt('music'))
    .queryAllByRole('button', { pressed: true })
    .map((each) => each.getAttribute('aria-label'));

test('a session logs named actions without secrets, and time travel shows each state without side effects', async () => {
  const { shown, findMoment, logOut } = await liveSession();
  expect(devtools.options()).toMatchObject({ name: 'Portfolio', maxAge: 200, trace: false });
  const log = JSON.stringify(devtools.liftedState());
  expect(JSON.parse(log)).toEqual(devtools.liftedState());
  for (const secret of [demoPassword, WRONG_PASSWORD]) expect(log).not.toContain(secret);

  const arrival = findMoment('auth/signedIn');
  const tab = screen.getByRole('tab', { name: 'Music' });
  tab.focus();
  let expectNoEffects = watch();
  let hasLeft = false;
  await walk((moment) => {
    expectNoEffects();
    hasLeft ||= moment < arrival;
    if (moment < arrival) expect(screen.getByText('Admin Access')).toBeVisible();
    else expect(readPage()).toBe(shown[moment]);
    // After the sign-in screen the tab is a new element, and focus is on the content.
    if (hasLeft) expect(screen.getByRole('main')).toHaveFocus();
    else expect(tab).toHaveFocus();
  });
  expectNoEffects();

  devtools.toggleAction('auth/signedIn');
  await act(() => Promise.resolve());
  expectNoEffects();
  expect(screen.getByText('Admin Access')).toBeVisible();
  devtools.toggleAction('auth/signedIn');

  await logOut();
  expectNoEffects = watch();
  devtools.jumpTo(findMoment('likes/likeToggled'));
  expect(pressedInMusic()).toEqual([`Play ${trackTitle}`, `Like ${trackTitle}`]);
  devtools.jumpTo(findMoment('tracks/deleted'));
  expect(pressedInMusic()).toEqual([]);
  expectNoEffects();
}, 240_000);
