import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inspect } from 'node:util';
import { createBuilder, createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { owner } from '../content/owner';
import { placeholderWork } from '../content/placeholder/placeholder';
import { attribute } from './escape';
import { prerender } from './plugin';
import { CONTENT_FILE, ContentError, readContent } from './readContent';

vi.mock('../content/placeholder/placeholder', { spy: true });

let root = '';
const source = () => ({ root, publicDir: join(root, 'public') });

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-'));
});
afterEach(async () => {
  vi.mocked(placeholderWork).mockClear();
  await rm(root, { recursive: true });
});

async function place(file: string, text: string) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

describe('the site is built from', () => {
  test('placeholder work, where there is no content file', async () => {
    const content = await readContent(source());
    expect(content.owner).toBe(owner);
    expect(content.projects).toHaveLength(8);
  });

  test('the content file, where there is one, and nothing is made up', async () => {
    await place('public/images/a.jpg', '');
    await place(
      CONTENT_FILE,
      JSON.stringify({ projects: [{ title: 'Loom', description: 'D', image: 'images/a.jpg' }] }),
    );
    const { projects, tracks, posts } = await readContent(source());
    expect(projects).toMatchObject([{ title: 'Loom', image: 'images/a.jpg' }]);
    expect([tracks, posts]).toEqual([[], []]);
    expect(placeholderWork).not.toHaveBeenCalled();
  });

  test('as much placeholder work as is asked for, whatever the file says', async () => {
    await place(CONTENT_FILE, '{}');
    const counts = { projects: 1, tracks: 2 };
    const { projects, tracks, posts } = await readContent({ ...source(), counts });
    expect([projects.length, tracks.length, posts.length]).toEqual([1, 2, 8]);
  });
});

const WRONG = JSON.stringify({
  projects: [{ title: '<b>', description: 'D', image: 'images/none.jpg' }],
  posts: 1,
});
const MESSAGE = `src/content/content.json has 2 errors:
  posts: expected a list of posts, found 1
  projects[0] "<b>", image: expected a file that is under public, found "images/none.jpg"`;

test('a wrong file is refused by its errors, with no trace of the code that read it', async () => {
  await place(CONTENT_FILE, WRONG);
  const error = await readContent(source()).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ContentError);
  expect(error).toHaveProperty('message', MESSAGE);
  expect(error).toHaveProperty('stack', '');
  expect(inspect(error)).toBe(MESSAGE);
});

/** The site of a content file, in the hands of Vite. */
const config = () => ({
  root,
  configFile: false as const,
  appType: 'custom' as const,
  logLevel: 'silent' as const,
  plugins: [prerender()],
});

test('a wrong file stops the build before anything is built', async () => {
  await place(CONTENT_FILE, WRONG);
  const builder = await createBuilder(config());
  await expect(builder.buildApp()).rejects.toThrow(MESSAGE);
  expect(existsSync(join(root, 'dist'))).toBe(false);
});

describe('the dev server', () => {
  let server: ViteDevServer;
  beforeEach(async () => {
    server = await createServer(config());
    await server.listen(0);
  });
  afterEach(() => server.close());

  test('shows the errors on the page, which is loaded again when the file is mended', async () => {
    await place(CONTENT_FILE, WRONG);
    const [url = ''] = server.resolvedUrls?.local ?? [];
    const response = await fetch(url, { headers: { accept: 'text/html' } });
    const page = await response.text();
    expect(response.status).toBe(500);
    expect(page).toContain(attribute(MESSAGE));
    expect(page).toContain('/@vite/client');
  });

  test('has the file as it is now, whether it came, changed or went', async () => {
    const work = async () => {
      const module = await server.environments.client.transformRequest('virtual:owner-content');
      return module?.code;
    };
    const onReload = vi.spyOn(server.environments.client.hot, 'send');
    const post = { excerpt: 'E', content: 'C', publishedAt: '2026-01-01' };
    const before = await work();
    for (const title of ['A first', 'A second']) {
      await place(CONTENT_FILE, JSON.stringify({ posts: [{ ...post, title }] }));
      await vi.waitFor(async () => expect(await work()).toContain(title), 5_000);
    }
    await rm(join(root, CONTENT_FILE));
    await vi.waitFor(async () => expect(await work()).toBe(before), 5_000);
    expect(onReload).toHaveBeenCalledWith({ type: 'full-reload' });
  });
});
