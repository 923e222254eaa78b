import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { testContent } from '../../test/data/content';
import { getField, fillIn, form, press } from '../../test/screen/forms';
import { sectionAt } from '../../test/screen/page';
import { renderApp } from '../../test/screen/renderApp';

const MESSAGE = { Name: 'Ada', Email: 'ada@example.com', Subject: 'A duet', Message: 'Shall\nwe?' };
const STILL_HERE = ' What you typed is still here.';

type Answer = (response: ServerResponse) => unknown;
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A message server and its received requests. */
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

/** A response that waits until it is released. */
function heldAnswer() {
  let held: ServerResponse | undefined;
  const answer: Answer = (response) => (held = response);
  return { answer, release: () => held && withStatus(200)(held) };
}

/** Fills in the form on a site with this endpoint. */
async function fillInForm(contactEndpoint: string) {
  vi.spyOn(console, 'log').mockReturnValue();
  const owner = { ...testContent.owner, contactEndpoint };
  const { user } = renderApp({ content: { ...testContent, owner } });
  await fillIn(user, 'Contact', MESSAGE);
  return { user, status: within(sectionAt('contact')).getByRole('status') };
}

function expectValues(...values: string[]) {
  for (const [index, label] of Object.keys(MESSAGE).entries())
    expect(getField('Contact', label)).toHaveValue(values[index]);
}

test('Send posts the message as JSON once, and empties the form', async () => {
  const { answer, release } = heldAnswer();
  const { url, received } = await makeEndpoint(answer);
  const { user, status } = await fillInForm(url);
  await press(user, 'Contact', 'Send Message');
  await press(user, 'Contact', 'Send Message');
  expect(status).toHaveTextContent('Sending…');
  const submit = within(form('Contact')).getByRole('button');
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(received).toHaveLength(1));
  expectValues(...Object.values(MESSAGE));
  release();
  await waitFor(() => expect(status).toHaveTextContent(/^Sent\./));
  expect(submit).toHaveAttribute('aria-disabled', 'false');
  expectValues('', '', '', '');
  expect(received).toHaveLength(1);
  expect(received[0]?.request).toMatchObject({ method: 'POST', url: '/send' });
  expect(received[0]?.request.headers['content-type']).toBe('application/json');
  const [name, email, subject, message] = Object.values(MESSAGE);
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({ name, email, subject, message });
  expect(console.log).not.toHaveBeenCalled();
});

test.each<[string, Answer, string]>([
  ['error 500', withStatus(500), 'Not sent: the server answered with error 500.'],
  ['a lost connection', (it) => it.destroy(), 'Not sent: the server could not be reached.'],
  ['no answer', () => null, 'No answer after 15 seconds, so the message may not have arrived.'],
])('%s is reported, and the form keeps its values', async (name, answer, error) => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const pace = name === 'no answer' ? 50 : 1;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / pace));
  const { url, received } = await makeEndpoint(answer);
  const { user, status } = await fillInForm(url);
  await press(user, 'Contact', 'Send Message');
  await waitFor(() => expect(status).toHaveTextContent(error + STILL_HERE));
  expectValues(...Object.values(MESSAGE));
  expect(received).toHaveLength(1);
});

test('redirects from the endpoint are not followed', async () => {
  const elsewhere = await makeEndpoint(withStatus(200));
  const { url } = await makeEndpoint(withStatus(307, { location: elsewhere.url }));
  const { user, status } = await fillInForm(url);
  await press(user, 'Contact', 'Send Message');
  await waitFor(() => expect(status).toHaveTextContent(/^Not sent: .* has moved\./));
  expectValues(...Object.values(MESSAGE));
  expect(elsewhere.received).toEqual([]);
});

test('text typed during sending stays in the form', async () => {
  const { answer, release } = heldAnswer();
  const { url, received } = await makeEndpoint(answer);
  const { user, status } = await fillInForm(url);
  await press(user, 'Contact', 'Send Message');
  await fillIn(user, 'Contact', { Message: 'And one more thing' });
  expect(status).toHaveTextContent('Sending…');
  await waitFor(() => expect(received).toHaveLength(1));
  release();
  await waitFor(() => expect(status).toHaveTextContent(/^Sent\./));
  expect(getField('Contact', 'Message')).toHaveValue('And one more thing');
  // The result belongs to the sent message.
  await user.type(getField('Contact', 'Message'), '!');
  expect(status).toBeEmptyDOMElement();
});

test('the honeypot blocks bots that fill it in', async () => {
  const { url, received } = await makeEndpoint(withStatus(200));
  const { user, status } = await fillInForm(url);
  const trap = sectionAt('contact').querySelector<HTMLInputElement>('input[name="link"]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  if (trap) trap.value = 'https://spam.example';
  await press(user, 'Contact', 'Send Message');
  await waitFor(() => expect(status).toHaveTextContent(/^Not sent: a field for robots/));
  expect(received).toEqual([]);
});
