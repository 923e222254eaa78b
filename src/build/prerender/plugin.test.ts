import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createBuilder, createServer, resolveConfig } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { blobHash } from '../../content/file/blobHash';
import { CONTENT_FILE, OWNER_FILE } from '../../content/filePaths';
import { makeProject, ownerFile } from '../../test/project';
import { OWN_TEST_SITE, TEST_SITE } from './testSite';

const post = (title: string) => ({ title, excerpt: 'E', content: 'C', publishedAt: '2026-01-01' });
const fileOf = (...titles: string[]) => JSON.stringify({ posts: titles.map(post) });
const ownerAt = (siteUrl: string) => ownerFile({ siteUrl });

async function startServer({ config }: Awaited<ReturnType<typeof makeProject>>, mode?: string) {
  const server = await createServer({ ...config(mode), server: { port: 0 } });
  await server.listen();
  onTestFinished(() => server.close());
  // What is saved before the watcher has seen the file is no change to it.
  const isWatched = () => Object.values(server.watcher.getWatched()).flat().includes('owner.ts');
  await vi.waitFor(() => expect(isWatched()).toBe(true), 20_000);
  const get = async (path: string) => {
    const { port } = server.httpServer?.address() as AddressInfo;
    const address = `http://localhost:${port}${path}`;
    const response = await fetch(address, { headers: { accept: 'text/html' } });
    return { status: response.status, text: await response.text() };
  };
  return { server, get };
}

test.each([
  ['production', '/work/', 'dist'],
  [TEST_SITE.mode, '/', TEST_SITE.outDir],
])('in the mode %s the site is served from %s, and goes to %s', async (mode, base, outDir) => {
  const project = await makeProject();
  await project.place(OWNER_FILE, ownerAt('https://somebody.example/work/'));
  const resolved = await resolveConfig(project.config(mode), 'build');
  expect(resolved.base).toBe(base);
  expect(resolved.build.outDir).toBe(outDir);
});

test.each([
  ['production', CONTENT_FILE, 'Salt'],
  [OWN_TEST_SITE.mode, OWN_TEST_SITE.contentFile, 'Pepper'],
  [TEST_SITE.mode, 'no file', 'post-8'],
])('in the mode %s the work and its hash are those of %s', async (mode, path, title) => {
  const project = await makeProject();
  await project.place(CONTENT_FILE, fileOf('Salt'));
  await project.place(OWN_TEST_SITE.contentFile, fileOf('Pepper'));
  const { server } = await startServer(project, mode);
  const module = await server.environments.client.transformRequest('virtual:owner-content');
  const code = module?.code ?? '';
  expect(['Salt', 'Pepper', 'post-8'].filter((each) => code.includes(each))).toEqual([title]);
  const hash = path === 'no file' ? 'null' : await blobHash(Buffer.from(fileOf(title)));
  expect(code).toMatch(new RegExp(`fileHash\\W+${hash}`));
});

test('a wrong file stops the build before anything is built', async () => {
  const project = await makeProject();
  await project.place(CONTENT_FILE, '{"posts": 1}');
  const builder = await createBuilder(project.config());
  await expect(builder.buildApp()).rejects.toThrow(/content.json has an error/);
  expect(existsSync(join(project.root, 'dist'))).toBe(false);
});

test('the page of the dev server shows what is wrong, and is loaded again at the save that mends it', async () => {
  const project = await makeProject();
  await project.place(OWNER_FILE, "export const owner = {\n  name: '<O'Vale>',\n};");
  const { server, get } = await startServer(project);
  const reload = vi.spyOn(server.environments.client.hot, 'send');
  const wrong = await get('/');
  expect(wrong.status).toBe(500);
  expect(wrong.text).toContain('src/content/owner.ts has an error:');
  expect(wrong.text).toContain(
    "line 2: Expected `,` or `}` but found `Identifier`, in: name: '&lt;O",
  );
  expect(wrong.text).toContain('/@vite/client');

  await project.place(OWNER_FILE, ownerAt('https://somebody.example/'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledWith({ type: 'full-reload' }), 20_000);
  expect(await get('/')).toMatchObject({ status: 200 });
});

test('another path in the owner’s address is served at once', async () => {
  const project = await makeProject();
  await project.place(OWNER_FILE, ownerAt('https://somebody.example/'));
  const { server, get } = await startServer(project);
  expect(server.config.base).toBe('/');
  await project.place(OWNER_FILE, ownerAt('https://somebody.example/work/'));
  await vi.waitFor(() => expect(server.config.base).toBe('/work/'), 20_000);
  await vi.waitFor(async () => expect((await get('/work/')).text).toContain('At /'), 20_000);
});

test('the dev server has the content file as it is now, whether it came, changed or went', async () => {
  const project = await makeProject();
  const { server } = await startServer(project);
  const work = async () => {
    const module = await server.environments.client.transformRequest('virtual:owner-content');
    return module?.code;
  };
  const before = await work();
  for (const title of ['A first', 'A second']) {
    await project.place(CONTENT_FILE, fileOf(title));
    await vi.waitFor(async () => expect(await work()).toContain(title), 20_000);
  }
  await rm(join(project.root, CONTENT_FILE));
  await vi.waitFor(async () => expect(await work()).toBe(before), 20_000);
});
