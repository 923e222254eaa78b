import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { testContent } from '../../test/data/content';
import { fieldOf, fillIn, form, press } from '../../test/screen/forms';
import { sectionAt } from '../../test/screen/page';
import { renderApp } from '../../test/screen/renderApp';

const MESSAGE = { Name: 'Ada', Email: 'ada@example.com', Subject: 'A duet', Message: 'Shall\nwe?' };
const KEPT = ' What you typed is still here.';

type Answer = (response: ServerResponse) => unknown;
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A server of messages, and what it has received. */
async function makeEndpoint(answer: Answer) {
  const received: { request: IncomingMessage; body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ request, body });
      answer(response);
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/send`, received };
}

const withStatus =
  (status: number, headers = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end('{}');

const never: Answer = () => undefined;

/** An answer that comes when it is released. */
function heldAnswer() {
  let held: ServerResponse | undefined;
  const answer: Answer = (response) => (held = response);
  return { answer, release: () => held && withStatus(200)(held) };
}

/** Fills in the form of a site with this endpoint. */
async function fillInForm(contactEndpoint: string) {
  vi.spyOn(console, 'log').mockReturnValue();
  const owner = { ...testContent.owner, contactEndpoint };
  const { user } = renderApp({ content: { ...testContent, owner } });
  await fillIn(user, 'Contact', MESSAGE);
  return { user, status: within(sectionAt('contact')).getByRole('status') };
}

const valuesOf = (message: object) =>
  Object.keys(message)
    .map((label) => fieldOf('Contact', label))
    .map((it) => 'value' in it && it.value);

test('a message is posted as JSON, once, and the form is then empty', async () => {
  const { answer, release } = heldAnswer();
  const { url, received } = await makeEndpoint(answer);
  const { user, status } = await fillInForm(url);
  await press(user, 'Contact', 'Send Message');
  await press(user, 'Contact', 'Send Message');
  expect(status).toHaveTextContent('Sending…');
  const submit = within(form('Contact')).getByRole('button');
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(received).toHaveLength(1));
  expect(valuesOf(MESSAGE)).toEqual(Object.values(MESSAGE));
  release();
  await waitFor(() => expect(status).toHaveTextContent(/^Sent\./));
  expect(submit).toHaveAttribute('aria-disabled', 'false');
  expect(valuesOf(MESSAGE)).toEqual(['', '', '', '']);
  expect(received).toHaveLength(1);
  expect(received[0]?.request).toMatchObject({ method: 'POST', url: '/send' });
  expect(received[0]?.request.headers['content-type']).toBe('application/json');
  const [name, email, subject, message] = Object.values(MESSAGE);
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({ name, email, subject, message });
  expect(console.log).not.toHaveBeenCalled();
});

test.each<[string, Answer, string]>([
  ['400', withStatus(400), 'Not sent: the server answered with error 400.'],
  ['500', withStatus(500), 'Not sent: the server answered with error 500.'],
  [
    'a broken connection',
    (response) => response.destroy(),
    'Not sent: the server could not be reached.',
  ],
  ['nothing', never, 'No answer after 15 seconds, so the message may not have arrived.'],
])(
  'an endpoint that answers %s leaves what was typed, and a word on it',
  async (_, answer, says) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const pace = answer === never ? 50 : 1;
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / pace));
    const { url, received } = await makeEndpoint(answer);
    const { user, status } = await fillInForm(url);
    await press(user, 'Contact', 'Send Message');
    await waitFor(() => expect(status).toHaveTextContent(says + KEPT));
    expect(valuesOf(MESSAGE)).toEqual(Object.values(MESSAGE));
    expect(received).toHaveLength(1);
  },
);

test('a message is not sent on to where an endpoint leads', async () => {
  const elsewhere = await makeEndpoint(withStatus(200));
  const { url } = await makeEndpoint(withStatus(307, { location: elsewhere.url }));
  const { user, status } = await fillInForm(url);
  await press(user, 'Contact', 'Send Message');
  await waitFor(() => expect(status).toHaveTextContent(/^Not sent: .* has moved\./));
  expect(valuesOf(MESSAGE)).toEqual(Object.values(MESSAGE));
  expect(elsewhere.received).toEqual([]);
});

test('what is typed while a message is under way is kept', async () => {
  const { answer, release } = heldAnswer();
  const { url, received } = await makeEndpoint(answer);
  const { user, status } = await fillInForm(url);
  await press(user, 'Contact', 'Send Message');
  await fillIn(user, 'Contact', { Message: 'And one more thing' });
  expect(status).toHaveTextContent('Sending…');
  await waitFor(() => expect(received).toHaveLength(1));
  // One message at a time.
  await press(user, 'Contact', 'Send Message');
  release();
  await waitFor(() => expect(status).toHaveTextContent(/^Sent\./));
  expect(received).toHaveLength(1);
  expect(fieldOf('Contact', 'Message')).toHaveValue('And one more thing');
  // The result belongs to the message that was sent.
  await user.type(fieldOf('Contact', 'Message'), '!');
  expect(status).toBeEmptyDOMElement();
});

test('a robot that fills in what nobody sees sends nothing', async () => {
  const { url, received } = await makeEndpoint(withStatus(200));
  const { user, status } = await fillInForm(url);
  const trap = sectionAt('contact').querySelector<HTMLInputElement>('input[name="link"]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  if (trap) trap.value = 'https://spam.example';
  await press(user, 'Contact', 'Send Message');
  await waitFor(() => expect(status).toHaveTextContent(/^Not sent: a field that is for robots/));
  expect(received).toEqual([]);
});
