import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { TextField } from './TextField';

const MESSAGES = {
  required: (label: string) => `${label} is required.`,
  types: {
    email: 'Enter an email address such as name@example.com.',
    url: 'Enter a full address such as https://example.com.',
  },
};

const Field = (props: Omit<ComponentProps<typeof TextField>, 'messages'>) => (
  <TextField messages={MESSAGES} {...props} />
);

function renderForm(fields: ReactNode) {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      {fields}
      <button>Send</button>
    </form>,
  );
  const user = userEvent.setup();
  return { user, send: () => user.click(screen.getByText('Send')) };
}

const field = (label: string) => screen.getByLabelText(label);

test.each([
  ['text', '', 'Link is required.'],
  ['text', '   ', 'Link is required.'],
  ['email', 'ada', 'Enter an email address such as name@example.com.'],
  ['url', 'example.com', 'Enter a full address such as https://example.com.'],
] as const)('a required %s field with "%s" shows a message', async (type, value, message) => {
  const { user, send } = renderForm(<Field name="link" label="Link" type={type} />);
  if (value) await user.type(field('Link'), value);
  expect(field('Link')).toBeRequired();
  expect(field('Link')).toHaveAttribute('autocomplete', 'off');
  expect(field('Link')).toHaveAttribute('aria-invalid', 'false');
  expect(field('Link')).toHaveAccessibleDescription('');

  await send();
  expect(screen.getByText(message)).toBeVisible();
  // If the field already has focus, only a live region announces the message.
  expect(screen.getByText(message).parentElement).toHaveAttribute('aria-live', 'polite');
  expect(field('Link')).toHaveAccessibleDescription(message);
  expect(field('Link')).toHaveAttribute('aria-invalid', 'true');
  expect(field('Link')).toHaveValue(value);
});

test('the message of a custom check follows the hint, even for a default value', async () => {
  const check = (value: string) => (value === '3:05' ? undefined : 'Not a duration.');
  const { user, send } = renderForm(
    <Field name="duration" label="Duration" hint="As m:ss." defaultValue="3:5" check={check} />,
  );
  await send();
  expect(field('Duration')).toHaveAccessibleDescription('As m:ss. Not a duration.');
  await user.clear(field('Duration'));
  await user.type(field('Duration'), '3:05');
  expect(field('Duration')).toHaveAccessibleDescription('As m:ss.');
});

test('a message changes while typing, and a new one appears only on submit', async () => {
  const { user, send } = renderForm(<Field name="email" label="Email" type="email" />);
  await send();
  await user.type(field('Email'), 'ada');
  expect(field('Email')).toHaveAccessibleDescription(/^Enter an email address/);
  await user.type(field('Email'), '@example.com');
  expect(field('Email')).toHaveAttribute('aria-invalid', 'false');
  await user.clear(field('Email'));
  expect(field('Email')).toHaveAccessibleDescription('');
});

test('a field that a password manager fills in without an event is valid at once', () => {
  renderForm(<Field name="name" label="Name" />);
  expect(field('Name')).toBeInvalid();
  Object.assign(field('Name'), { value: 'Ada' });
  expect(field('Name')).toBeValid();
});

test('the first of several invalid fields gets focus', async () => {
  const { user, send } = renderForm(
    <>
      <Field name="first" label="First" />
      <Field name="second" label="Second" />
      <Field name="third" label="Third" rows={2} />
    </>,
  );
  await user.type(field('First'), 'fine');
  await send();
  expect(field('Second')).toHaveFocus();
  expect(field('Third')).toHaveAccessibleDescription('Third is required.');
});
