import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { blobHash } from '../../content/file/blobHash';
import { SAVE_EVENT } from '../../content/file/saveProtocol';
import { CONTENT_FILE, OWNER_FILE } from '../../content/filePaths';
import { wait } from '../../shared/wait';
import { demoOwner, formatOwnerFile } from '../../test/data/demoOwner';
import { sitePlugins } from '../site';

const OLD = '{"posts": []}\n';
const NEW = JSON.stringify({ projects: [{ title: 'Loom', description: 'Weaves.' }] });

let root = '';
let server: ViteDevServer;
let port = 0;
let token = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'dev-server-'));
  await mkdir(dirname(join(root, CONTENT_FILE)), { recursive: true });
  const { resume: _resume, ...owner } = demoOwner;
  await writeFile(join(root, OWNER_FILE), formatOwnerFile(owner));
  server = await createServer({
    root,
    base: '/',
    configFile: false,
    logLevel: 'silent',
    plugins: [sitePlugins()],
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  port = (server.httpServer?.address() as AddressInfo).port;
  const client = await (await fetch(`http://localhost:${port}/@vite/client`)).text();
  token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});
beforeEach(() => writeFile(join(root, CONTENT_FILE), OLD));

/** Asks to save, on a socket of its own. Returns the status of the answer, or `refused` if no socket opens. */
async function askToSave(
  headers: Record<string, string>,
  path: string,
  content: object = {},
): Promise<string> {
  const baseHash = await blobHash(Buffer.from(OLD));
  const elsewhere = { file: '../../elsewhere.json', path: '/tmp/elsewhere.json', root: '/tmp' };
  const save = { id: 1, text: NEW, baseHashes: [baseHash], pictures: [], deletions: [] };
  const data = { ...save, ...elsewhere, ...content };
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://localhost:${port}${path}`, 'vite-hmr', { headers });
    socket.on('error', () => resolve('refused'));
    socket.on('open', () => {
      // An empty request is ignored.
      for (const sent of [undefined, data])
        socket.send(JSON.stringify({ type: 'custom', event: SAVE_EVENT, data: sent }));
    });
    socket.on('message', (message: Buffer) => {
      const status = /"status":"(\w+)".*"id":1/.exec(message.toString())?.[1];
      if (!status) return;
      socket.close();
      resolve(status);
    });
  });
}

const own = () => ({ Host: `localhost:${port}`, Origin: `http://localhost:${port}` });
const withToken = () => `/?token=${token}`;
const written = () => readFile(join(root, CONTENT_FILE), 'utf8');

test('a page of the dev server can save only the content file, and reads it again', async () => {
  const readWork = async () =>
    (await server.environments.client.transformRequest('virtual:owner-content'))?.code;
  expect(await readWork()).not.toContain('Loom');
  expect(await askToSave(own(), withToken())).toBe('saved');
  expect(await written()).toContain('Loom');
  expect(await readWork()).toContain('Loom');
  for (const folder of [root, join(root, '..'), tmpdir()])
    expect(await readdir(folder)).not.toContain('elsewhere.json');
});

test('a picture in use is not deleted, however the content spells its path', async () => {
  const picture = join(root, 'public/images/my_desk.jpg');
  await mkdir(dirname(picture), { recursive: true });
  await writeFile(picture, '');
  const post = { title: 'T', excerpt: 'E.', publishedAt: '2026-05-01' };
  const text = JSON.stringify({ posts: [{ ...post, content: '![x](images/my\\_d%65sk.jpg)' }] });
  const deletions = ['images/my_desk.jpg'];
  expect(await askToSave(own(), withToken(), { text, deletions })).toBe('invalid');
  expect(await readdir(dirname(picture))).toEqual(['my_desk.jpg']);
  expect(await askToSave(own(), withToken(), { text })).toBe('saved');
  await writeFile(join(root, CONTENT_FILE), OLD);
  expect(await askToSave(own(), withToken(), { deletions })).toBe('saved');
  expect(await readdir(dirname(picture))).toEqual([]);
});

test('a return to the saved file, as by git, reloads the pages, and so does a change of owner.ts', async () => {
  await askToSave(own(), withToken());
  const saved = await written();
  const send = vi.spyOn(server.environments.client.hot, 'send');
  const edit = async () => {
    await appendFile(join(root, OWNER_FILE), '\n');
    await wait(500);
    expect(send).toHaveBeenCalledWith({ type: 'full-reload' });
  };
  await vi.waitFor(edit, 20_000);
  for (const text of [OLD, saved]) {
    await wait(500);
    send.mockClear();
    // The watcher may miss a change right after a save.
    const change = async () => {
      await writeFile(join(root, 'other.json'), text);
      await rename(join(root, 'other.json'), join(root, CONTENT_FILE));
      await wait(500);
      expect(send).toHaveBeenCalledWith({ type: 'full-reload' });
    };
    await vi.waitFor(change, 20_000);
  }
});

test.each([
  ['another machine saves nothing', '192.168.0.7', 'failed'],
  ['this machine saves, also through IPv6', '::ffff:127.0.0.1', 'saved'],
])('a page on %s (%s)', async (_what, value, answer) => {
  server.httpServer?.prependOnceListener('connection', (socket: Socket) => {
    Object.defineProperty(socket, 'remoteAddress', { value });
  });
  expect(await askToSave(own(), withToken())).toBe(answer);
  expect((await written()) === OLD).toBe(answer === 'failed');
});

test.each([
  ['no token', own, () => '/', 'refused'],
  ['another token', own, () => '/?token=AAAAAAAAAAAA', 'refused'],
  ['neither a token nor an origin', () => ({ Host: own().Host }), () => '/', 'failed'],
  ['another origin', () => ({ ...own(), Origin: 'http://localhost:1' }), withToken, 'failed'],
  ['a token but no origin', () => ({ Host: own().Host }), withToken, 'failed'],
  ['the origin of a sandboxed frame', () => ({ ...own(), Origin: 'null' }), withToken, 'failed'],
  ['a rebound Host', () => ({ ...own(), Host: 'evil.example' }), withToken, 'refused'],
])('a socket with %s saves nothing', async (_what, headers, path, answer) => {
  expect(await askToSave(headers(), path())).toBe(answer);
  expect(await written()).toBe(OLD);
});
