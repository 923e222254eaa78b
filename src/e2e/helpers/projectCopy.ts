import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { CONTENT_FILE, OWNER_FILE } from '../../content/filePaths.ts';
import { formatOwnerFile } from '../../test/data/demoOwner.ts';
import { serveBuiltSite } from '../builtSite.ts';
import { expect } from '../test.ts';
import { enterDashboard } from './owner.ts';

const ROOT = join(import.meta.dirname, '../../..');
const NOT_COPIED = [
  ...['node_modules', 'dist', 'reports', '.git', '.stryker-tmp', 'public'],
  CONTENT_FILE,
].map((path) => join(ROOT, path));

/** A copy of the project with the demo's owner and without a content file. Tests change the copy while others read the project. */
async function copyProject() {
  const root = await mkdtemp(join(tmpdir(), 'project-copy-'));
  const filter = (source: string) => !NOT_COPIED.includes(source);
  await cp(ROOT, root, { recursive: true, filter });
  await cp(join(ROOT, 'src/e2e/public'), join(root, 'public'), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  /** Writes a file in one step, so that a dev server never reads half of it. */
  async function write(file: string, text: string | Buffer) {
    const path = join(root, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.new`, text);
    await rename(`${path}.new`, path);
  }
  await write(OWNER_FILE, formatOwnerFile());
  return {
    root,
    write,
    edit: async (file: string, before: string, after: string) => {
      const text = await readFile(join(root, file), 'utf8');
      expect(text).toContain(before);
      await write(file, text.replace(before, after));
    },
    remove: () => rm(root, { recursive: true }),
  };
}

/** Builds a copy of the project with these files, and serves it as a host would until `visit` is done. */
export async function withBuiltCopy(
  files: Record<string, string | Buffer>,
  visit: (site: string) => Promise<void>,
) {
  const { root, write, remove } = await copyProject();
  try {
    for (const [file, text] of Object.entries(files)) await write(file, text);
    // Not by npx, which is a script on Windows.
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: root });
    const { url, close } = await serveBuiltSite({ root });
    await visit(url).finally(close);
  } finally {
    await remove();
  }
}

/**
 * Starts a dev server in its own process, as `npm start` does. In the test process a preview may have set
 * `NODE_ENV`, by which React chooses its build: two incompatible builds would then render the page.
 */
async function startDevServer(root: string) {
  const script = join(import.meta.dirname, 'devServer.ts');
  const server = fork(script, [root], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'development' },
  });
  const site = await new Promise<string>((resolve, reject) => {
    server.once('message', (url) => {
      if (typeof url === 'string') resolve(url);
    });
    server.once('exit', (code) => reject(new Error(`The dev server ended with ${String(code)}.`)));
  });
  return { server, site };
}

/**
 * A copy of the project, and its dev server.
 * @param content The text of its content file, written before the server starts: a page opened while the server
 * notices a change loads twice. Without it there is no file.
 */
export async function serveCopy(content?: string) {
  const copy = await copyProject();
  if (content !== undefined) await copy.write(CONTENT_FILE, content);
  const { server, site } = await startDevServer(copy.root);
  return {
    ...copy,
    site,
    async close() {
      const ended = once(server, 'exit');
      server.disconnect();
      await ended;
      await copy.remove();
    },
  };
}

export type ServedCopy = Awaited<ReturnType<typeof serveCopy>>;

/** Opens a page of the dev server, without requests to other hosts. */
export async function openServed(page: Page, site: string, path = '') {
  await page.route(
    (url) => !site.startsWith(url.origin),
    (route) => route.abort(),
  );
  await page.goto(site + path);
  // Vite bundles the libraries on the first visit, then reloads the page.
  await page.waitForLoadState('networkidle');
}

/** Signs in on a site of the dev server, and opens the Blog Posts tab. */
export async function openPosts(page: Page, site: string) {
  await openServed(page, site, 'admin');
  await enterDashboard(page);
  await page.getByRole('tab', { name: 'Blog Posts' }).click();
}
