// Before everything that imports the store.
import '../test/devtoolsExtension';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signedIn, signInRefused } from '../state/auth';
import { openDashboard, titlesIn } from '../test/dashboard';
import { devtools } from '../test/devtools';
import { renderApp } from '../test/renderApp';
import { liveSession, SECRET, subject, WRONG_SECRET } from '../test/session';
import { devTools } from './devTools';

/** Watches for anything that a jump must not do; the answer says that nothing of it has happened. */
function watch() {
  const log = devtools.log();
  const spies = [
    vi.spyOn(console, 'log'),
    vi.spyOn(console, 'warn'),
    vi.spyOn(console, 'error'),
    vi.spyOn(globalThis, 'fetch'),
  ];
  return () => {
    expect(devtools.log()).toEqual(log);
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  };
}

/** Jumps back through every moment to the start, and forward again. */
async function walk(onMoment: (moment: number) => void) {
  const moments = Array.from({ length: devtools.log().length + 1 }, (_, moment) => moment);
  for (const moment of [...moments.toReversed(), ...moments]) {
    devtools.jumpTo(moment);
    onMoment(moment);
  }
  // What comes late: observers, timers, promises.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

const pressedInMusic = () =>
  within(screen.getByRole('region', { name: 'Music and Sound' }))
    .queryAllByRole('button', { pressed: true })
    .map((button) => button.getAttribute('aria-label'));

test('each act of a session is one action with a name, and none tells a secret', async () => {
  const complain = vi.spyOn(console, 'error');
  const { logOut } = await liveSession();
  await logOut();
  expect(devtools.options()).toMatchObject({ name: 'Portfolio', maxAge: 200, trace: true });
  for (const { type } of devtools.log())
    expect(type).toMatch(/^[a-z]+(File)?\/[a-z]+([A-Z][a-z]+)+$/);

  const lifted = devtools.liftedState();
  const told = JSON.stringify(lifted);
  expect(JSON.parse(told)).toEqual(lifted);
  expect(complain).not.toHaveBeenCalled();
  expect(told).toContain('auth/signInRefused');
  expect(told).not.toContain(SECRET);
  expect(told).not.toContain(WRONG_SECRET);
});

test('a jump shows its moment, and does nothing else', async () => {
  const { shown, momentOf, logOut } = await liveSession();

  const arrival = momentOf('auth/signedIn');
  const tab = screen.getByRole('tab', { name: 'Music' });
  tab.focus();
  let expectSilence = watch();
  let hasLeft = false;
  await walk((moment) => {
    expectSilence();
    hasLeft ||= moment < arrival;
    if (moment < arrival) expect(screen.getByText('Admin Access')).toBeVisible();
    else expect(document.body.textContent).toBe(shown[moment]);
    // Once the sign-in has stood in between, the tab is another one, and the focus waits at the content.
    if (hasLeft) expect(screen.getByRole('main')).toHaveFocus();
    else expect(tab).toHaveFocus();
  });
  expectSilence();

  await logOut();
  const link = screen.getByRole('link', { name: 'Download Resume' });
  link.focus();
  expectSilence = watch();
  const scroll = vi.spyOn(window, 'scrollTo').mockClear();
  const seen: (string | null)[] = shown.slice(0, momentOf('contentFile/contentRequested'));
  await walk((moment) => {
    expectSilence();
    seen[moment] ??= document.body.textContent;
    expect(document.body.textContent).toBe(seen[moment]);
    expect(link).toHaveFocus();
  });
  expect(scroll).not.toHaveBeenCalled();

  devtools.jumpTo(0);
  expect(pressedInMusic()).toEqual([]);
  devtools.jumpTo(momentOf('likes/likeToggled'));
  expect(pressedInMusic()).toEqual([`Play ${subject.track}`, `Like ${subject.track}`]);
  devtools.jumpTo(momentOf('nav/menuToggled'));
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  devtools.jumpTo(arrival);
  expect(titlesIn('Latest Articles')).not.toContain(subject.draft);
  devtools.jumpTo(momentOf('posts/postPublished'));
  expect(titlesIn('Latest Articles')).toContain(subject.draft);
  devtools.jumpTo(momentOf('tracks/trackDeleted'));
  expect(titlesIn('Music and Sound')).not.toContain(subject.track);
  expect(pressedInMusic()).toEqual([]);
  expectSilence();
});

test('a jump back to a refusal shows it', async () => {
  const { store } = renderApp({ path: '/admin' });
  await waitFor(() => expect(devtools.log()).toHaveLength(2));
  act(() => {
    store.dispatch(signInRefused());
  });
  const refused = devtools.log().length;
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid credentials');
  act(() => {
    store.dispatch(signedIn());
  });
  devtools.jumpTo(refused);
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid credentials');
});

test('after a reset the dashboard is a sign-in away, and loads the content again', async () => {
  const { store } = await openDashboard();
  devtools.reset();
  expect(store.getState().contentFile.status).toBe('summary');
  expect(screen.getByText('Admin Access')).toBeVisible();
  act(() => {
    store.dispatch(signedIn());
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Your content is not loaded.');
  fireEvent.click(screen.getByRole('button', { name: 'Load it' }));
  expect(await screen.findByText('All changes exported')).toBeVisible();
  expect(devtools.log().map(({ type }) => type)).toEqual([
    'auth/signedIn',
    'contentFile/contentRequested',
    'contentFile/contentLoaded',
  ]);
});

test('the monitor lists the beginning of what is long; the rest it lists as it is', () => {
  const long = { text: 'x'.repeat(300), list: Array.from({ length: 30 }, (_, at) => at) };
  const action = { type: 'a/happened', payload: { ...long, short: 'kept', nothing: null } };
  expect(devTools.actionSanitizer?.(action, 1)).toEqual({
    type: 'a/happened',
    payload: {
      text: `${'x'.repeat(200)}… (300 characters)`,
      list: [...long.list.slice(0, 20), '… (30 items)'],
      short: 'kept',
      nothing: null,
    },
  });
  const entities = Object.fromEntries(long.list.map((id) => [`id-${id}`, long]));
  const listed = JSON.stringify(devTools.stateSanitizer?.({ posts: { entities } }, 0));
  expect(listed).toContain('"id-19":');
  expect(listed).not.toContain('"id-20":');
  expect(listed).toContain('30 entries');
});
