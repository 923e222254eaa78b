import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../app/paths';
import { demoPassword } from '../../content/demo';
import { signedIn } from '../../state/auth';
import { selectIsContentComplete } from '../../state/contentFile';
import { testContent } from '../../test/content';
import { fillIn, form, press, submitSignIn } from '../../test/forms';
import { recordActions } from '../../test/recordActions';
import { renderApp } from '../../test/renderApp';

const EMAIL = testContent.owner.email;
const PASSWORD = demoPassword;

afterEach(() => vi.unstubAllGlobals());

/** Opens the sign-in screen; from here on every action is recorded. */
async function openSignIn(path: string = paths.signIn) {
  const app = renderApp({ path });
  await screen.findByRole('form', { name: 'Sign in' });
  // Content comes in once, whoever signs in: it is no part of what the form does.
  await waitFor(() => expect(selectIsContentComplete(app.store.getState())).toBe(true));
  return { ...app, actions: recordActions(app.store) };
}

const field = (label: string) => within(form('Sign in')).getByLabelText(label);

/** What a screen reader says of the alert: each text that is put into it. */
function listen(): string[] {
  const alert = screen.getByRole('alert');
  const announced: string[] = [];
  new MutationObserver((changes) => {
    const isNew = changes.some(({ addedNodes }) => addedNodes.length > 0);
    if (isNew && alert.textContent) announced.push(alert.textContent);
  }).observe(alert, { childList: true, characterData: true, subtree: true });
  return announced;
}

test('the sign-in asks for an email and a password', async () => {
  await openSignIn();
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Access' })).toBeVisible();
  expect(document.title).toContain('Admin Access');
  expect(field('Email')).toBeRequired();
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Password')).toBeRequired();
  expect(field('Password')).toHaveAttribute('type', 'password');
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  expect(screen.getByRole('alert')).toHaveTextContent('');
});

test('empty fields are named beside them, and the first takes the focus', async () => {
  const { user, actions } = await openSignIn();
  await press(user, 'Sign in', 'Sign In');
  expect(field('Email')).toHaveAccessibleDescription('Email is required.');
  expect(field('Password')).toHaveAccessibleDescription('Password is required.');
  expect(field('Email')).toHaveFocus();

  await user.type(field('Email'), EMAIL);
  expect(field('Email')).toBeValid();
  expect(field('Email')).not.toHaveAccessibleDescription();
  await press(user, 'Sign in', 'Sign In');
  expect(field('Password')).toHaveFocus();
  expect(actions).toEqual([]);
});

test('an email that is none is held back with a message', async () => {
  const { user, actions } = await openSignIn();
  await submitSignIn(user, 'owner', PASSWORD);
  expect(field('Email')).toHaveAccessibleDescription(/email address/);
  expect(field('Email')).toBeInvalid();
  expect(field('Email')).toHaveFocus();
  expect(actions).toEqual([]);
});

test.each([
  ['email', 'someone@example.com', PASSWORD],
  ['password', EMAIL, `${PASSWORD} `],
])('a wrong %s is refused, and the owner stays at the sign-in', async (_, email, password) => {
  const { user, actions, store, address } = await openSignIn();
  const announced = listen();
  await submitSignIn(user, email, password);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Invalid credentials'));
  expect(announced).toEqual(['Invalid credentials']);
  expect(field('Email')).toHaveValue(email);
  expect(address()).toBe('/admin');
  expect(actions).toEqual([{ type: 'auth/signInStarted' }, { type: 'auth/signInRefused' }]);
  expect(store.getState().auth.isAuthenticated).toBe(false);
});

test('a second and a third refusal are announced like the first', async () => {
  const { user } = await openSignIn();
  const announced = listen();
  await submitSignIn(user, EMAIL, 'wrong');
  for (const count of [1, 2, 3]) {
    await waitFor(() =>
      expect(announced).toEqual(Array.from({ length: count }, () => 'Invalid credentials')),
    );
    if (count < 3) await press(user, 'Sign in', 'Sign In');
  }
});

test('the right pair leads to the dashboard, however the email is spelled', async () => {
  const { user, actions, store, address } = await openSignIn();
  await submitSignIn(user, `  ${EMAIL.toUpperCase()} `, PASSWORD);
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  expect(address()).toBe('/admin/dashboard');
  expect(document.title).toContain('Admin Dashboard');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(actions).toEqual([{ type: 'auth/signInStarted' }, { type: 'auth/signedIn' }]);
  expect(JSON.stringify(store.getState())).not.toContain(PASSWORD);
});

test('a password stands in no action and no state, be it right or wrong', async () => {
  const { user, actions, store } = await openSignIn();
  await submitSignIn(user, EMAIL, 'a wrong secret');
  await waitFor(() => expect(actions).toHaveLength(2));
  const refused = JSON.stringify(store.getState());
  await submitSignIn(user, EMAIL, PASSWORD);
  await screen.findByRole('heading', { name: 'Admin Dashboard' });
  const everything = JSON.stringify([actions, refused, store.getState()]);
  expect(actions).toHaveLength(4);
  expect(everything).not.toContain('a wrong secret');
  expect(everything).not.toContain(PASSWORD);
});

test('where Web Crypto is missing the form says why it cannot sign in', async () => {
  const { user, actions } = await openSignIn();
  vi.stubGlobal('crypto', {});
  await submitSignIn(user, EMAIL, PASSWORD);
  expect(
    await within(screen.getByRole('alert')).findByText(/https or from localhost/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  expect(actions).toEqual([{ type: 'auth/signInStarted' }, { type: 'auth/signInFailed' }]);
});

test('who is not signed in is sent from the dashboard to the sign-in', async () => {
  const { address } = await openSignIn(paths.dashboard);
  expect(screen.queryByText('Admin Dashboard')).not.toBeInTheDocument();
  expect(address()).toBe('/admin');
});

test('who is signed in is sent from the sign-in to the dashboard', async () => {
  const { store, address } = renderApp({ path: paths.signIn });
  act(() => {
    store.dispatch(signedIn());
  });
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await waitFor(() => expect(address()).toBe('/admin/dashboard'));
});

test('Back to Portfolio leads to the public page, and signs nobody in', async () => {
  const { user, actions, address } = await openSignIn();
  await fillIn(user, 'Sign in', { Email: EMAIL, Password: PASSWORD });
  await user.click(screen.getByText('Back to Portfolio'));
  expect(address()).toBe('/');
  expect(screen.getByText('Featured Work')).toBeVisible();
  expect(actions).toEqual([]);
});
