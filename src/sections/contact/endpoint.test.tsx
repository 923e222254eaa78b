import { act, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testContent } from '../../test/data/content';
import { getField, fillIn, form, press } from '../../test/screen/forms';
import { sectionAt } from '../../test/screen/page';
import { renderApp } from '../../test/screen/renderApp';

const MESSAGE = { Name: 'Ada', Email: 'ada@example.com', Subject: 'A duet', Message: 'Shall\nwe?' };
const STILL_HERE = ' Your text is still here.';
const ENDPOINT = 'https://messages.example/send';

/** Fills in the form on a site with an endpoint. Its requests wait until `answer` ends them. */
async function fillInForm() {
  let settle: (answer: Promise<unknown>) => unknown = () => undefined;
  const fetch = vi.fn(() => new Promise((resolve) => (settle = resolve)));
  vi.stubGlobal('fetch', fetch);
  const owner = { ...testContent.owner, contactEndpoint: ENDPOINT };
  const { user } = renderApp({ content: { ...testContent, owner } });
  await fillIn(user, 'Contact', MESSAGE);
  const status = within(sectionAt('contact')).getByRole('status');
  const send = () => press(user, 'Contact', 'Send Message');
  async function answer(respond: () => Promise<unknown>) {
    // The code that sends loads on demand.
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    await act(() => Promise.resolve(settle(respond())));
  }
  return { user, status, send, fetch, answer };
}

function expectValues(...values: string[]) {
  for (const [index, label] of Object.keys(MESSAGE).entries())
    expect(getField('Contact', label)).toHaveValue(values[index]);
}

test('Send posts the message as JSON once, and empties the form', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { status, send, fetch, answer } = await fillInForm();
  await send();
  await send();
  expect(status).toHaveTextContent('Sending…');
  // Leaving would lose the message.
  const asksToStay = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await waitFor(() => expect(asksToStay()).toBe(true));
  const submit = within(form('Contact')).getByRole('button');
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  expectValues(...Object.values(MESSAGE));
  await answer(() => Promise.resolve(new Response()));
  expect(status).toHaveTextContent(/^Sent\./);
  expect(asksToStay()).toBe(false);
  expect(submit).toHaveAttribute('aria-disabled', 'false');
  expectValues('', '', '', '');
  expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
  const [name, email, subject, message] = Object.values(MESSAGE);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    ENDPOINT,
    expect.objectContaining({
      method: 'POST',
      credentials: 'omit',
      redirect: 'manual',
      body: JSON.stringify({ name, email, subject, message }),
    }),
  );
});

const reject = (name: string) => Promise.reject(Object.assign(new Error(), { name }));
const respond = (status: number) => Promise.resolve({ ok: false, status });
const LATE = 'No answer after 15 seconds, so the message may not have arrived.';
test.each<[string, () => Promise<unknown>, string]>([
  ['error 500', () => respond(500), 'server answered with error 500.'],
  ['a redirect', () => respond(0), 'so it may not have arrived.'],
  ['a lost connection', () => reject('TypeError'), 'server could not be reached.'],
  ['no answer', () => reject('TimeoutError'), LATE],
])('%s is reported, and the form keeps its values', async (_name, settle, error) => {
  const { status, send, answer } = await fillInForm();
  await send();
  await answer(settle);
  expect(status).toHaveTextContent(error + STILL_HERE);
  expectValues(...Object.values(MESSAGE));
});

test('text typed during sending stays in the form', async () => {
  const { user, status, send, answer } = await fillInForm();
  await send();
  await fillIn(user, 'Contact', { Message: 'And one more thing' });
  expect(status).toHaveTextContent('Sending…');
  await answer(() => Promise.resolve(new Response()));
  expect(status).toHaveTextContent(/^Sent\./);
  expect(getField('Contact', 'Message')).toHaveValue('And one more thing');
  // The result belongs to the sent message.
  await user.type(getField('Contact', 'Message'), '!');
  expect(status).toBeEmptyDOMElement();
});

test('the honeypot blocks bots that fill it in', async () => {
  const { status, send, fetch } = await fillInForm();
  const trap = sectionAt('contact').querySelector<HTMLInputElement>('input[name="link"]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  if (trap) trap.value = 'https://spam.example';
  await send();
  await waitFor(() => expect(status).toHaveTextContent(/^Not sent: a hidden field/));
  expect(fetch).not.toHaveBeenCalled();
});
