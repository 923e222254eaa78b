import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { demoPassword } from '../../content/demo';
import { paths } from '../../shared/paths';
import { selectSignInStatus, signedIn } from '../../state/visitor/auth';
import { testContent } from '../../test/data/content';
import { getField, submitSignIn } from '../../test/screen/forms';
import { button } from '../../test/screen/page';
import { renderApp } from '../../test/screen/renderApp';
import { recordActions } from '../../test/store/recordActions';

const EMAIL = testContent.owner.email;
const PASSWORD = demoPassword;

/** Opens the sign-in screen and records every action from then on. */
async function openSignIn(path: string = paths.signIn) {
  const app = renderApp({ path });
  await screen.findByRole('form', { name: 'Sign in' });
  // Loading the content is not recorded.
  await waitFor(() => expect(app.store.getState().content.status).toBe('complete'));
  return { ...app, actions: recordActions(app.store) };
}

const field = (label: string) => getField('Sign in', label);

/** Records the texts added to the alert, as a screen reader announces them. */
function recordAlerts(): string[] {
  const alert = screen.getByRole('alert');
  const announced: string[] = [];
  new MutationObserver((changes) => {
    const isNew = changes.some(({ addedNodes }) => addedNodes.length > 0);
    if (isNew && alert.textContent) announced.push(alert.textContent);
  }).observe(alert, { childList: true, characterData: true, subtree: true });
  return announced;
}

test('the sign-in form has a required email and password', async () => {
  await openSignIn();
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Access' })).toBeVisible();
  expect(document.title).toContain('Admin Access');
  expect(field('Email')).toMatchObject({ type: 'email', autocomplete: 'username' });
  const password = { type: 'password', autocomplete: 'current-password' };
  expect(field('Password')).toMatchObject(password);
  expect(screen.getByRole('alert')).toHaveTextContent('');
  for (const label of ['Email', 'Password']) expect(field(label)).toBeRequired();
});

test('“Invalid credentials” is announced after each wrong email or password, until the user leaves', async () => {
  const { user, actions, store, address } = await openSignIn();
  const announced = recordAlerts();
  for (const [email, password] of [
    ['someone@example.com', PASSWORD],
    [EMAIL, `${PASSWORD} `],
  ] as const) {
    const count = announced.length + 1;
    await submitSignIn(user, email, password);
    await waitFor(() => expect(announced).toHaveLength(count));
    expect(announced.at(-1)).toBe('Invalid credentials');
    const types = ['auth/signInStarted', 'auth/signInRefused'];
    expect(actions.splice(0)).toEqual(types.map((type) => ({ type })));
    expect(button('Sign In')).toHaveFocus();
    expect(field('Email')).toHaveValue(email);
  }
  expect(address()).toBe('/admin');
  expect(store.getState().auth.isAuthenticated).toBe(false);
  await user.click(screen.getByText('Back to Portfolio'));
  await waitFor(() => expect(selectSignInStatus(store.getState())).toBe('idle'));
});

test('the sign-in leads to the dashboard, ignores the case of the email, and stores no password', async () => {
  const { user, actions, store, address } = await openSignIn();
  await submitSignIn(user, EMAIL.toUpperCase(), PASSWORD);
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  expect(address()).toBe('/admin/dashboard');
  expect(document.title).toContain('Admin Dashboard');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(actions).toEqual([{ type: 'auth/signInStarted' }, { type: 'auth/signedIn' }]);
  expect(JSON.stringify(store.getState())).not.toContain(PASSWORD);
});

test('the sign-in without Web Crypto explains that it is needed', async () => {
  const { user, actions } = await openSignIn();
  vi.stubGlobal('crypto', {});
  await submitSignIn(user, EMAIL, PASSWORD);
  const alert = within(screen.getByRole('alert'));
  expect(await alert.findByText(/served over https or from localhost/)).toBeVisible();
  expect(button('Sign In')).toBeEnabled();
  expect(actions).toEqual([{ type: 'auth/signInStarted' }, { type: 'auth/passwordCheckFailed' }]);
});

test('the dashboard redirects visitors to the sign-in, which redirects the signed-in owner', async () => {
  const { store, address } = await openSignIn(paths.dashboard);
  expect(screen.queryByText('Admin Dashboard')).not.toBeInTheDocument();
  expect(address()).toBe('/admin');
  act(() => void store.dispatch(signedIn()));
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await waitFor(() => expect(address()).toBe('/admin/dashboard'));
});

test('the result of a password check is dropped after the user leaves the sign-in', async () => {
  const { user, actions, navigate } = await openSignIn();
  let end: (bits: ArrayBuffer) => void = () => undefined;
  const check = new Promise<ArrayBuffer>((resolve) => (end = resolve));
  const deriveBits = vi.spyOn(crypto.subtle, 'deriveBits').mockReturnValue(check);
  await submitSignIn(user, EMAIL, PASSWORD);
  await waitFor(() => expect(deriveBits).toHaveBeenCalled());
  expect(button('Checking…')).toHaveAttribute('aria-disabled', 'true');
  navigate(paths.portfolio);
  end(new ArrayBuffer(32));
  // A new task: by then all microtasks with the result have run.
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  const types = actions.map(({ type }) => type).filter((type) => type.startsWith('auth/'));
  expect(types).toEqual(['auth/signInStarted', 'auth/signInAbandoned']);
});
