import { act, fireEvent, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testContent } from '../../test/data/content';
import { fillIn, form, press } from '../../test/screen/forms';
import { sectionAt, readTexts } from '../../test/screen/page';
import { renderApp } from '../../test/screen/renderApp';
import { recordActions } from '../../test/store/recordActions';

// Messages for invalid values are tested with `TextField`.

const { owner } = testContent;
const MESSAGE = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.com',
  Subject: 'A duet',
  Message: 'Shall we?\nSincerely yours',
};

const section = () => within(sectionAt('contact'));
const field = (label: string) => section().getByLabelText(label);

test('contact details are the email, the location and the phone', () => {
  const [phone, email] = ['+1 (503) 555-0142', 'a?subject=b&c@example.com'];
  renderApp({ content: { ...testContent, owner: { ...owner, phone, email } } });
  expect(readTexts(section().getAllByRole('term'))).toEqual(['Email', 'Location', 'Phone']);
  const details = readTexts(section().getAllByRole('definition'));
  expect(details).toEqual([email, owner.location, phone]);
  const address = 'mailto:a%3Fsubject%3Db%26c@example.com';
  expect(section().getByText(email)).toHaveAttribute('href', address);
  // Any element inside would split the address for screen readers.
  expect(section().getByText(email).children).toHaveLength(0);
  expect(section().getByText(phone)).toHaveAttribute('href', 'tel:+15035550142');
});

test.each([
  ['+44 (0)20 7946 0018', 'tel:+442079460018'],
  ['+1 503 555 0142 ext. 7', undefined],
  ['1-800-FLOWERS', undefined],
  ['030 123456 / 0170 1234567', undefined],
])('the phone %s has the URL %s', (phone, href) => {
  renderApp({ content: { ...testContent, owner: { ...owner, phone } } });
  expect(section().getByText(phone).getAttribute('href') ?? undefined).toBe(href);
});

test('the contact form has four required fields and a message of 6 rows', () => {
  renderApp();
  const fields = within(form('Contact')).getAllByRole('textbox');
  expect(fields).toEqual(Object.keys(MESSAGE).map(field));
  for (const each of fields) {
    expect(each).toBeRequired();
    expect(each).toHaveValue('');
  }
  expect(field('Email')).toHaveAttribute('type', 'email');
  // WCAG 1.3.5: each field has its purpose in code.
  expect(field('Name')).toHaveAttribute('autocomplete', 'name');
  expect(field('Email')).toHaveAttribute('autocomplete', 'email');
  expect(field('Message')).toHaveAttribute('rows', '6');
});

test('the contact form only logs a message, without a confirmation', async () => {
  const { user, store, address } = renderApp();
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const fetch = vi.spyOn(globalThis, 'fetch');
  const actions = recordActions(store);
  const before = sectionAt('contact').textContent;
  await fillIn(user, 'Contact', MESSAGE);
  await user.type(field('Subject'), '{Enter}');
  const [name, email, subject, message] = Object.values(MESSAGE);
  const values = { name, email, subject, message };
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), values);
  expect(fetch).not.toHaveBeenCalled();
  expect(actions).toEqual([]);
  expect(address()).toBe('/');
  for (const [label, value] of Object.entries(MESSAGE)) expect(field(label)).toHaveValue(value);
  // No confirmation: the text is unchanged.
  expect(sectionAt('contact').textContent).toBe(before);
  expect(section().queryByRole('alert')).not.toBeInTheDocument();
  expect(section().queryByRole('status')).not.toBeInTheDocument();
});

test('with own content but no endpoint, the form opens a mail with the message, or copies the address', async () => {
  const { user } = renderApp({ content: { ...testContent, isOwn: true } });
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  await fillIn(user, 'Contact', MESSAGE);
  const submit = within(form('Contact')).getByRole('button', { name: 'Send Message' });
  expect(submit).toHaveAccessibleDescription(
    'Opens your mail program. If nothing opens, copy the address.',
  );
  expect(section().getByText(/^Opens your mail program/)).toBeVisible();
  await user.click(submit);
  const text = 'Shall we?\r\nSincerely yours\r\n\r\nAda Lovelace\r\nada@example.com';
  const url = `mailto:${owner.email}?subject=A%20duet&body=${encodeURIComponent(text)}`;
  expect(assign).toHaveBeenCalledExactlyOnceWith(url);
  expect(log).not.toHaveBeenCalled();

  await press(user, 'Contact', 'Copy Address');
  expect(section().getByRole('status')).toHaveTextContent('Address copied');
  expect(section().getByRole('button', { name: 'Address copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(owner.email);

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error());
  await user.click(section().getByRole('button', { name: 'Address copied' }));
  expect(section().getByRole('status')).toHaveTextContent('Address could not be copied');
});

test('a second copy of the address is confirmed for three seconds too', async () => {
  renderApp({ content: { ...testContent, isOwn: true } });
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  vi.useFakeTimers();
  for (const name of ['Copy Address', 'Address copied']) {
    fireEvent.click(section().getByRole('button', { name }));
    await act(() => Promise.resolve());
    act(() => void vi.advanceTimersByTime(2_000));
  }
  expect(section().getByRole('status')).toHaveTextContent('Address copied');
  act(() => void vi.advanceTimersByTime(1_000));
  expect(section().getByRole('status')).toBeEmptyDOMElement();
});
