import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { demoPassword } from '../../content/demo';
import { paths } from '../../shared/paths';
import { selectSignInStatus, signedIn } from '../../state/visitor/auth';
import { testContent } from '../../test/data/content';
import { fieldOf, fillIn, submitSignIn } from '../../test/screen/forms';
import { button } from '../../test/screen/page';
import { renderApp } from '../../test/screen/renderApp';
import { recordActions } from '../../test/store/recordActions';

const EMAIL = testContent.owner.email;
const PASSWORD = demoPassword;

/** Opens the sign-in screen; from here on every action is recorded. */
async function openSignIn(path: string = paths.signIn) {
  const app = renderApp({ path });
  await screen.findByRole('form', { name: 'Sign in' });
  // Content comes in once, whoever signs in: it is no part of what the form does.
  await waitFor(() => expect(app.store.getState().content.status).toBe('complete'));
  return { ...app, actions: recordActions(app.store) };
}

/** What happened to the sign-in: the public page has events of its own. */
const authTypes = (actions: ReturnType<typeof recordActions>) =>
  actions.map(({ type }) => type).filter((type) => type.startsWith('auth/'));

const field = (label: string) => fieldOf('Sign in', label);

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
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Password')).toHaveAttribute('type', 'password');
  expect(screen.getByRole('alert')).toHaveTextContent('');
  for (const label of ['Email', 'Password']) expect(field(label)).toBeRequired();
});

test('a wrong email or password is refused, each time aloud, and the owner stays at the sign-in', async () => {
  const { user, actions, store, address } = await openSignIn();
  const announced = listen();
  for (const [email, password] of [
    ['someone@example.com', PASSWORD],
    [EMAIL, `${PASSWORD} `],
  ] as const) {
    const count = announced.length + 1;
    await submitSignIn(user, email, password);
    await waitFor(() => expect(announced).toHaveLength(count));
    expect(announced.at(-1)).toBe('Invalid credentials');
    expect(actions.splice(0)).toEqual([
      { type: 'auth/signInStarted' },
      { type: 'auth/signInRefused' },
    ]);
    expect(button('Sign In')).toHaveFocus();
    expect(field('Email')).toHaveValue(email);
  }
  expect(address()).toBe('/admin');
  expect(store.getState().auth.isAuthenticated).toBe(false);
});

test('a form that is sent twice is checked once', async () => {
  const { user, actions } = await openSignIn();
  await fillIn(user, 'Sign in', { Email: EMAIL, Password: 'wrong' });
  const check = vi.spyOn(crypto.subtle, 'deriveBits');
  await user.dblClick(button('Sign In'));
  expect(await screen.findByText('Invalid credentials')).toBeVisible();
  expect(check).toHaveBeenCalledOnce();
  expect(actions.map(({ type }) => type)).toEqual(['auth/signInStarted', 'auth/signInRefused']);
});

test('the right pair leads to the dashboard, however the email is spelled, and is kept nowhere', async () => {
  const { user, actions, store, address } = await openSignIn();
  await submitSignIn(user, `  ${EMAIL.toUpperCase()} `, PASSWORD);
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  expect(address()).toBe('/admin/dashboard');
  expect(document.title).toContain('Admin Dashboard');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(actions).toEqual([{ type: 'auth/signInStarted' }, { type: 'auth/signedIn' }]);
  expect(JSON.stringify(store.getState())).not.toContain(PASSWORD);
});

test('where Web Crypto is missing the form says why it cannot sign in', async () => {
  const { user, actions } = await openSignIn();
  vi.stubGlobal('crypto', {});
  await submitSignIn(user, EMAIL, PASSWORD);
  const alert = within(screen.getByRole('alert'));
  expect(await alert.findByText(/https or from localhost/)).toBeVisible();
  expect(button('Sign In')).toBeEnabled();
  expect(actions).toEqual([{ type: 'auth/signInStarted' }, { type: 'auth/passwordCheckFailed' }]);
});

test('the dashboard sends a visitor to the sign-in, and the sign-in sends the owner back', async () => {
  const { store, address } = await openSignIn(paths.dashboard);
  expect(screen.queryByText('Admin Dashboard')).not.toBeInTheDocument();
  expect(address()).toBe('/admin');
  act(() => void store.dispatch(signedIn()));
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await waitFor(() => expect(address()).toBe('/admin/dashboard'));
});

test('a refusal is forgotten when the sign-in is left', async () => {
  const { user, store, address } = await openSignIn();
  await submitSignIn(user, EMAIL, 'wrong');
  expect(await screen.findByText('Invalid credentials')).toBeVisible();
  await user.click(screen.getByText('Back to Portfolio'));
  await waitFor(() => expect(selectSignInStatus(store.getState())).toBe('idle'));
  expect(address()).toBe('/');
});

test('the outcome of a check is dropped once the sign-in has been left', async () => {
  const { user, actions, navigate } = await openSignIn();
  let end: (bits: ArrayBuffer) => void = () => undefined;
  const check = new Promise<ArrayBuffer>((resolve) => (end = resolve));
  const deriveBits = vi.spyOn(crypto.subtle, 'deriveBits').mockReturnValue(check);
  await submitSignIn(user, EMAIL, PASSWORD);
  await waitFor(() => expect(deriveBits).toHaveBeenCalled());
  navigate(paths.portfolio);
  await act(async () => {
    end(new ArrayBuffer(32));
    await check;
  });
  expect(authTypes(actions)).toEqual(['auth/signInStarted', 'auth/signInAbandoned']);
});
