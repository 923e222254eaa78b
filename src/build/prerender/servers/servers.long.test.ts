import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createServer, preview } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { makeProject } from '../../../test/project';
import { headerRules } from '../../files/headers/headerRules';
import { formatHeaders } from '../../files/headers/headersFile';

/** Sends an address as it is written: every client of HTTP would tidy it up. */
async function answerTo(port: number, target: string, accept = 'text/html', more = '') {
  const socket = connect(port, 'localhost');
  socket.write(
    `GET ${target} HTTP/1.1\r\nHost: localhost\r\nAccept: ${accept}\r\n${more || 'Connection: close\r\n'}\r\n`,
  );
  const answer = await text(socket);
  return { status: Number(answer.split(' ')[1]), answer };
}

const portOf = (address: string | AddressInfo | null | undefined) =>
  typeof address === 'object' && address ? address.port : 0;

const config = { port: 0, host: 'localhost' };

async function devServer() {
  const project = await makeProject();
  const server = await createServer({ ...project.config(), server: config });
  await server.listen();
  onTestFinished(() => server.close());
  return portOf(server.httpServer?.address());
}

async function previewServer(base: string, isBuilt = true) {
  const { place, ...project } = await makeProject();
  if (isBuilt) {
    const pages = { index: '/', 'admin/index': '/admin', 404: '/404' };
    for (const [file, path] of Object.entries(pages))
      await place(`dist/${file}.html`, `<title>At ${path}</title>`);
    await place('dist/_headers', formatHeaders(headerRules("default-src 'none'", base, null)));
  }
  const server = await preview({ ...project.config(), base, preview: config });
  onTestFinished(() => server.close());
  return portOf(server.httpServer.address());
}

const UNKNOWN = [
  ...['//', '///', '/\\', '/%', '/%00', '//[', '//:x', '//admin', '/%2fadmin', '/ADMIN'],
  ...['http://other.example/admin', '/constructor', '/toString', '/__proto__'],
  ...['/%2e%2e/package.json', '/nowhere', '/feed.xml'],
];

test.each([
  ['dev server', devServer],
  ['preview', () => previewServer('/')],
])('the %s answers whatever is asked for, and goes on', async (_, start) => {
  const port = await start();
  for (const target of UNKNOWN) {
    const { status, answer } = await answerTo(port, target);
    expect([target, status]).toEqual([target, 404]);
    expect(answer).toContain('At /404');
    expect((await answerTo(port, target, 'image/*')).status).toBe(404);
  }
  for (const target of ['*:99999999', '*['])
    await answerTo(port, target, '', 'Connection: Upgrade\r\nUpgrade: websocket\r\n');
  for (const target of ['/', '/admin', '/admin/', '/%61dmin'])
    // Browsers, and what checks links.
    for (const accept of ['text/html', '*/*'])
      expect([target, (await answerTo(port, target, accept)).status]).toEqual([target, 200]);
});

test('the dev server draws the pictures of the site', async () => {
  const { status, answer } = await answerTo(await devServer(), '/icon-192.png', 'image/*');
  expect(status).toBe(200);
  expect(answer).toContain('PNG');
});

test('under a sub-path too, the preview sends the headers of each page', async () => {
  const port = await previewServer('/work/');
  for (const target of ['/work/', '/work/admin']) {
    const { status, answer } = await answerTo(port, target);
    expect(status).toBe(200);
    expect(answer).toMatch(/cache-control: no-cache/i);
    expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
  }
  for (const target of ['//', '///', '/%'])
    expect((await answerTo(port, target)).answer).toContain('At /404');
});

test('without a built site the preview says what to do', async () => {
  const { status, answer } = await answerTo(await previewServer('/', false), '/');
  expect(status).toBe(503);
  expect(answer).toContain('npm run build');
});
