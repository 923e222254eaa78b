import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, resolveConfig } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { owner } from '../content/owner';
import { prerender } from './plugin';
import { CONTENT_FILE } from './readContent';
import { TEST_SITE } from './testSite';

let root = '';

/** A project whose owner has one track. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'plugin-'));
  const file = join(root, CONTENT_FILE);
  await mkdir(dirname(file), { recursive: true });
  const track = { title: 'Salt', album: 'Sea', duration: '3:12', addedAt: '2026-03-01' };
  const tracks = [{ ...track, spotifyUrl: 'https://open.spotify.com/track/1' }];
  await writeFile(file, JSON.stringify({ tracks }));
});
afterEach(() => rm(root, { recursive: true }));

const config = (mode: string) => ({
  root,
  mode,
  configFile: false as const,
  logLevel: 'silent' as const,
  plugins: [prerender()],
});

test.each([
  ['production', new URL(owner.siteUrl).pathname, 'dist'],
  [TEST_SITE.mode, '/', TEST_SITE.outDir],
])('in the mode %s the site is served from %s, and goes to %s', async (mode, base, outDir) => {
  const resolved = await resolveConfig(config(mode), 'build');
  expect(resolved.base).toBe(base);
  expect(resolved.build.outDir).toBe(outDir);
});

test.each([
  ['production', 'the owner’s', true],
  [TEST_SITE.mode, 'placeholder', false],
])('in the mode %s it is made of %s work', async (mode, _, isOwn) => {
  const server = await createServer({ ...config(mode), server: { middlewareMode: true } });
  const module = await server.environments.client.transformRequest('virtual:owner-content');
  await server.close();
  expect(module?.code.includes('Salt')).toBe(isOwn);
  expect(module?.code.includes('post-8')).toBe(!isOwn);
});
