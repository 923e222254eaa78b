import { spawn } from 'node:child_process';
import * as fs from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { blobHash } from '../../content/file/blobHash';
import { formatContentFile } from '../../content/file/formatContentFile';
import { parseContent } from '../../content/file/parseContent';
import type { SaveAnswer } from '../../content/file/saveProtocol';
import { CONTENT_FILE } from '../../content/filePaths';
import { testContent } from '../../test/data/content';
import { makeFolder } from '../../test/folder';
import { runs } from '../../test/runs';
import { contentHash, writeContent } from './writeContent';

vi.mock('node:fs/promises', { spy: true });

const { readdir, readFile, rename, rm, symlink, writeFile } = fs;

const OLD = '{"posts": []}\n';
const text = formatContentFile(testContent);
const parse = (json: string) => parseContent(json, { artist: testContent.owner.name });
const getHash = (json: string) => blobHash(Buffer.from(json));

let root = '';
let file = '';
beforeEach(async () => {
  ({ root } = await makeFolder({ [CONTENT_FILE]: OLD }));
  file = join(root, CONTENT_FILE);
});

const save = async (baseHash: string | null, json = text): Promise<SaveAnswer> =>
  writeContent(root, { text: json, baseHashes: [baseHash], pictures: [], deletions: [] }, parse);

test('a save writes the formatted file and returns its hash', async () => {
  const saved = { status: 'saved', hash: await getHash(text), kept: {} };
  expect(await save(await getHash(OLD), JSON.stringify(JSON.parse(text)))).toEqual(saved);
  expect(await readFile(file, 'utf8')).toBe(text);
  expect(await contentHash(root)).toBe(await getHash(text));
  expect(await readdir(dirname(file))).toEqual(['content.json']);
});

test('a save over placeholder content creates the file', async () => {
  await rm(file);
  expect(await contentHash(root)).toBeNull();
  expect(await save(null)).toMatchObject({ status: 'saved' });
  expect(await readFile(file, 'utf8')).toBe(text);
});

test('a save over a changed file writes nothing and returns the file on disk', async () => {
  expect(await save(await getHash('another'))).toEqual({
    status: 'changed',
    disk: { hash: await getHash(OLD), text: OLD },
  });
  expect(await save(null)).toMatchObject({ status: 'changed' });
  expect(await readFile(file, 'utf8')).toBe(OLD);
  await rm(file);
  expect(await save(await getHash(OLD))).toEqual({ status: 'changed', disk: null });
});

test('a save does not replace a file that an editor changes while the save is written', async () => {
  const baseHash = await getHash(OLD);
  vi.mocked(writeFile).mockImplementationOnce(async (...args) => {
    await writeFile(file, 'edited');
    return writeFile(...args);
  });
  expect(await save(baseHash)).toMatchObject({ status: 'changed', disk: { text: 'edited' } });
  expect(await readFile(file, 'utf8')).toBe('edited');
  expect(await readdir(dirname(file))).toEqual(['content.json']);
});

test('a save repeated after a lost response succeeds', async () => {
  await save(await getHash(OLD));
  expect(await save(await getHash(OLD))).toMatchObject({ status: 'saved' });
});

test('a save of invalid content writes nothing and returns all errors', async () => {
  const answer = await save(await getHash(OLD), '{"posts": 1, "works": []}');
  expect(answer).toMatchObject({ status: 'invalid', errors: { length: 2 } });
  expect(await readFile(file, 'utf8')).toBe(OLD);
});

test.each([
  ...(['EROFS', 'EACCES', 'ENOSPC', 'EDQUOT'] as const).map((code) => [code, writeFile] as const),
  ['EIO', rename] as const,
])('a save that fails with %s says why, and leaves only the old file', async (code, step) => {
  vi.mocked(step).mockRejectedValueOnce(Object.assign(new Error(code), { code }));
  const message = expect.stringMatching(/read-only|full|EIO/) as string;
  expect(await save(await getHash(OLD))).toEqual({ status: 'failed', message });
  expect(await readFile(file, 'utf8')).toBe(OLD);
  expect(await readdir(dirname(file))).toEqual(['content.json']);
});

test('a save never follows a symbolic link at the file, its folder or the temporary file', async () => {
  const { root: outside } = await makeFolder({ 'content.json': OLD });
  const target = join(outside, 'content.json');
  const temporary = join(dirname(file), '.content.json.tmp');
  await symlink(target, temporary);
  // A link that reappears between its removal and the write.
  vi.mocked(rm).mockResolvedValueOnce(undefined);
  expect(await save(await getHash(OLD))).toMatchObject({ status: 'failed' });
  expect(await readFile(target, 'utf8')).toBe(OLD);
  await symlink(target, temporary);
  expect(await save(await getHash(OLD))).toMatchObject({ status: 'saved' });
  await rm(file);
  await symlink(target, file);
  expect(await save(await getHash(OLD))).toMatchObject({ status: 'failed' });
  await rm(dirname(file), { recursive: true });
  await symlink(outside, dirname(file));
  expect(await save(await getHash(OLD))).toMatchObject({ status: 'failed' });
  expect(await readFile(target, 'utf8')).toBe(OLD);
  await rm(target);
  expect(await save(null), 'without a file').toMatchObject({ status: 'failed' });
});

test('a process killed during a save leaves a complete file', async () => {
  const script = `
    import { writeContent } from './src/build/content/writeContent.ts';
    const post = { title: 't', excerpt: 'e', publishedAt: '2026-01-01', readTime: 3, tags: [], status: 'draft' };
    const posts = (count) => Array.from({ length: 8 }, (_, id) => ({ ...post, id: 'p' + id, content: String(count % 10).repeat(1e6) }));
    let baseHash = ${JSON.stringify(await getHash(OLD))};
    for (let count = 0; ; count += 1) {
      const work = { projects: [], tracks: [], posts: posts(count) };
      // The file there is not read: nearly all the time is spent on writing.
      const parse = (text) => (text ? { errors: [] } : { work });
      baseHash = (await writeContent(${JSON.stringify(root)}, { text: '', baseHashes: [baseHash], pictures: [], deletions: [] }, parse)).hash;
      process.stdout.write('.');
    }`;
  for (let kill = 0; kill < runs(60); kill += 1) {
    await writeFile(file, OLD);
    const child = spawn(process.execPath, ['--import=tsx', '--input-type=module', '-e', script]);
    // Waits for the first save, even on a busy machine.
    await new Promise((resolve) => child.stdout.once('data', resolve));
    await pause(20 + ((37 * kill) % 100));
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    expect(parse(await readFile(file, 'utf8'))).toHaveProperty('work');
  }
}, 300_000);
