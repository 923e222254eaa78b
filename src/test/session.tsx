import { screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { App } from '../app/App';
import { paths } from '../app/paths';
import { demoPassword } from '../content/demo';
import { buttonFor, dashboardContent } from './dashboard';
import { devtools } from './devtools';
import { fillIn, press, submitSignIn } from './forms';
import { renderApp } from './renderApp';

export const SECRET = demoPassword;
export const WRONG_SECRET = 'not-the-password';

const [track] = dashboardContent.tracks;
const draft = dashboardContent.posts.find(({ status }) => status === 'draft');
if (!track || !draft) throw new Error('The session needs a track and a draft.');

/** What the session is about: the track is played, liked and deleted, the draft published, the post written. */
export const subject = { track: track.title, draft: draft.title, post: 'On Rooms' };

/** A visitor variants around, then the owner works at the desk, and stays there until `logOut`. */
export async function liveSession() {
  const { user, store, rerender } = renderApp({ content: dashboardContent });
  const shown = [document.body.textContent];

  /** One act of a person, which is one action of this type; what takes time is announced by an action before it. */
  async function step(type: string, act: () => Promise<unknown>, announcement?: string) {
    const before = devtools.log();
    const types = announcement ? [announcement, type] : [type];
    await act();
    await waitFor(() => expect(devtools.log().length).toBe(before.length + types.length));
    expect(devtools.log().slice(before.length)).toEqual(
      types.map((each) => expect.objectContaining({ type: each }) as unknown),
    );
    shown[devtools.log().length] = document.body.textContent;
  }
  const click = (name: string) => () => user.click(screen.getByRole('button', { name }));
  const choose = (name: string) => () => user.click(screen.getByRole('tab', { name }));

  await step('player/trackToggled', click(`Play ${subject.track}`));
  await step('likes/likeToggled', click(`Like ${subject.track}`));
  await step('carousel/movedForward', click('Next projects'));
  await step('nav/menuToggled', click('Menu'));
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  await step('nav/menuClosed', () => user.click(menu.getByRole('link', { name: 'Blog' })));

  // By the browser's own Back, say: the store stays.
  const openSignIn = async () => {
    rerender(
      <App
        store={store}
        router={(screens) => (
          <MemoryRouter key="desk" initialEntries={[paths.signIn]} useTransitions={false}>
            {screens}
          </MemoryRouter>
        )}
      />,
    );
    await screen.findByRole('form', { name: 'Sign in' });
  };
  await step('contentFile/contentLoaded', openSignIn, 'contentFile/contentRequested');
  const signIn = (password: string) => () =>
    submitSignIn(user, dashboardContent.owner.email, password);
  await step('auth/signInRefused', signIn(WRONG_SECRET), 'auth/signInStarted');
  await step('auth/signedIn', signIn(SECRET), 'auth/signInStarted');
  await step('nav/tabSelected', choose('Blog Posts'));
  await step('posts/postPublished', () => user.click(buttonFor('Publish', subject.draft)));
  await step('posts/postFormOpened', click('New Post'));
  await step('posts/postDrafted', async () => {
    await fillIn(user, 'New Post', { Title: subject.post, Excerpt: 'E.', Content: 'C.' });
    await press(user, 'New Post', 'Create Post');
  });
  await step('nav/tabSelected', choose('Music'));
  await step('tracks/trackDeleted', () => user.click(buttonFor('Delete', subject.track)));

  return {
    /** What the screen said after each action, while it all happened. */
    shown,
    logOut: () => step('auth/signedOut', click('Logout')),
    /** The moment after the first action of this type. */
    momentOf: (type: string) => 1 + devtools.log().findIndex((action) => action.type === type),
  };
}
