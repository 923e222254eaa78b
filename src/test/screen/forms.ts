import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const form = (name: string) => screen.getByRole('form', { name });

export const getField = (name: string, label: string) => within(form(name)).getByLabelText(label);

/** Replaces the values of the fields of a form, each found by its label. */
export async function fillIn(user: UserEvent, name: string, values: Record<string, string>) {
  // A new screen takes focus in an effect, which must not run between the click and the paste.
  await act(async () => Promise.resolve());
  for (const [label, text] of Object.entries(values)) {
    const field = getField(name, label);
    await user.clear(field);
    if (text) await user.paste(text);
  }
}

export const press = (user: UserEvent, name: string, button: string) =>
  user.click(within(form(name)).getByRole('button', { name: button }));

export async function submitSignIn(user: UserEvent, email: string, password: string) {
  await fillIn(user, 'Sign in', { Email: email, Password: password });
  await press(user, 'Sign in', 'Sign In');
}
