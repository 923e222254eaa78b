import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testContent } from '../../test/content';
import { fillIn, form, press } from '../../test/forms';
import { sectionAt, textsOf } from '../../test/page';
import { recordActions } from '../../test/recordActions';
import { renderApp } from '../../test/renderApp';

const { owner } = testContent;

const LABELS = ['Name', 'Email', 'Subject', 'Message'];
const MESSAGE = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.com',
  Subject: 'A duet',
  Message: 'Shall we?\nSincerely yours',
};

const section = () => within(sectionAt('contact'));
const field = (label: string) => section().getByLabelText(label);

/** Shows the page; from here on every action and every line of the console is recorded. */
function openForm() {
  const app = renderApp();
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const send = () => press(app.user, 'Contact', 'Send Message');
  const write = (values: Record<string, string>) => fillIn(app.user, 'Contact', values);
  return { ...app, log, send, write, actions: recordActions(app.store) };
}

/** What stands in the form, by label. */
const typed = () =>
  Object.fromEntries(
    LABELS.map((label) => {
      const element = field(label);
      return [label, 'value' in element ? element.value : undefined];
    }),
  );

test('Get In Touch gives the email, the location and the phone of the owner', () => {
  renderApp();
  expect(section().getByRole('heading', { name: 'Get In Touch' })).toBeVisible();
  expect(textsOf(section().getAllByRole('term'))).toEqual(['Email', 'Location', 'Phone']);
  expect(textsOf(section().getAllByRole('definition'))).toEqual([
    owner.email,
    owner.location,
    owner.phone,
  ]);
  expect(section().getByText(owner.email)).toHaveAttribute('href', `mailto:${owner.email}`);
});

test('the phone can be called, however its number is written', () => {
  const phone = '+1 (503) 555-0142';
  renderApp({ content: { ...testContent, owner: { ...owner, phone } } });
  expect(section().getByText(phone)).toHaveAttribute('href', 'tel:+15035550142');
});

test('the form asks for name, email, subject and message, all required, the message in 6 rows', () => {
  renderApp();
  const fields = within(form('Contact')).getAllByRole('textbox');
  expect(fields).toEqual(LABELS.map(field));
  for (const each of fields) expect(each).toBeRequired();
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Message')).toHaveAttribute('rows', '6');
  expect(typed()).toEqual({ Name: '', Email: '', Subject: '', Message: '' });
});

test('a complete message is logged once, and nothing else happens', async () => {
  const { log, send, write, actions, address } = openForm();
  const before = sectionAt('contact').textContent;
  await write(MESSAGE);
  await send();
  const [name, email, subject, message] = Object.values(MESSAGE);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), {
    name,
    email,
    subject,
    message,
  });
  expect(actions).toEqual([]);
  expect(address()).toBe('/');
  expect(typed()).toEqual(MESSAGE);
  // No confirmation: the section reads as it did.
  expect(sectionAt('contact').textContent).toBe(before);
  expect(section().queryByRole('alert')).not.toBeInTheDocument();
  expect(section().queryByRole('status')).not.toBeInTheDocument();
});

test('an empty form names every field beside it, and the focus goes to the first', async () => {
  const { log, send, actions } = openForm();
  await send();
  for (const label of LABELS) {
    expect(section().getByText(`${label} is required.`)).toBeVisible();
    expect(field(label)).toHaveAccessibleDescription(`${label} is required.`);
    expect(field(label)).toHaveAttribute('aria-invalid', 'true');
  }
  expect(field('Name')).toHaveFocus();
  expect(log).not.toHaveBeenCalled();
  expect(actions).toEqual([]);
});

test.each([
  ['Name', '', 'Name is required.'],
  ['Name', '   ', 'Name is required.'],
  ['Email', 'ada', 'Enter an email address such as name@example.com.'],
  ['Subject', '', 'Subject is required.'],
  ['Message', '   ', 'Message is required.'],
])('a bad %s, "%s", is held back and nothing typed is lost', async (label, value, message) => {
  const { log, send, write } = openForm();
  const values = { ...MESSAGE, [label]: value };
  await write(values);
  await send();
  expect(field(label)).toHaveFocus();
  expect(typed()).toEqual(values);
  expect(log).not.toHaveBeenCalled();
  for (const each of LABELS) {
    expect(field(each)).toHaveAttribute('aria-invalid', String(each === label));
    expect(field(each)).toHaveAccessibleDescription(each === label ? message : '');
  }
});

test('of two bad fields the first takes the focus', async () => {
  const { send, write } = openForm();
  await write({ ...MESSAGE, Email: 'ada', Message: '' });
  await send();
  expect(field('Email')).toHaveFocus();
  expect(field('Message')).toHaveAccessibleDescription('Message is required.');
});

test('a message goes when its field is put right, and the form can then be sent', async () => {
  const { log, send, write } = openForm();
  await write({ ...MESSAGE, Email: 'ada' });
  await send();
  await write({ Email: MESSAGE.Email });
  expect(field('Email')).toHaveAttribute('aria-invalid', 'false');
  expect(field('Email')).toHaveAccessibleDescription('');
  await send();
  expect(log).toHaveBeenCalledOnce();
});

test('Enter in a line of the form sends it too', async () => {
  const { user, log, write } = openForm();
  await write(MESSAGE);
  await user.type(field('Subject'), '{Enter}');
  expect(log).toHaveBeenCalledOnce();
});
