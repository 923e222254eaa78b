import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { blobHash } from '../../content/file/blobHash';
import { formatContentFile } from '../../content/file/formatContentFile';
import { parseContent } from '../../content/file/parseContent';
import type { SaveAnswer } from '../../content/file/saveProtocol';
import { CONTENT_FILE } from '../../content/filePaths';
import { aPost, makeWork } from '../../test/data/fixtures';
import { makeFolder } from '../../test/folder';
import { savePicture } from './savePictures';
import { writeContent } from './writeContent';

const DESK = 'public/images/desk-0ff1ce.webp';
const OLD = '{"posts": []}\n';
const text = formatContentFile(
  makeWork({ posts: [aPost('a', { image: 'images/desk-0ff1ce.webp' })] }),
);

let root = '';
beforeEach(async () => {
  ({ root } = await makeFolder({ [CONTENT_FILE]: OLD }));
  await mkdir(join(root, 'public'));
});

const read = (path: string) => readFile(join(root, path), 'utf8');

/** Saves the content with pictures, each as its path and its text. */
async function save(pictures: Record<string, string>): Promise<SaveAnswer> {
  const sent = Object.entries(pictures).map(async ([path, text]) => {
    return { path, hash: await blobHash(Buffer.from(text)) };
  });
  const baseHashes = [await blobHash(Buffer.from(OLD))];
  const content = { text, baseHashes, pictures: await Promise.all(sent), deletions: [] };
  return writeContent(root, content, (json) => parseContent(json, { artist: '' }));
}

test('another picture of the same name is not overwritten, and nothing else is written', async () => {
  await mkdir(join(root, 'public/images'));
  await writeFile(join(root, DESK), 'another');
  const message = expect.stringContaining(`another picture at ${DESK}`) as string;
  const pictures = { 'public/images/a-0ff1ce.webp': 'a', [DESK]: 'desk' };
  expect(await save(pictures)).toEqual({ status: 'failed', message });
  expect([await read(DESK), await read(CONTENT_FILE)]).toEqual(['another', OLD]);
  expect(await readdir(join(root, 'public/images'))).toEqual(['desk-0ff1ce.webp']);
});

test.each([
  'public/images/../desk-0ff1ce.webp',
  'public/desk-0ff1ce.webp',
  'src/images/desk-0ff1ce.webp',
  'public/images/desk.webp',
  'public/images/desk-0ff1ce.svg',
  'public/images/desk-0ff1ce.webp\0.webp',
])('a picture named %j is refused', async (path) => {
  const message = expect.stringContaining('an invalid name') as string;
  expect(await save({ [path]: 'desk' })).toEqual({ status: 'failed', message });
  expect(await savePicture(root, { path, contents: 'desk' })).toEqual({
    status: 'failed',
    message,
  });
  expect(await read(CONTENT_FILE)).toBe(OLD);
});

test('a picture above 10 MB is refused', async () => {
  const message = expect.stringContaining('larger than 10 MB') as string;
  const contents = btoa('a'.repeat(10e6 + 1));
  expect(await savePicture(root, { path: DESK, contents })).toEqual({ status: 'failed', message });
});

test.each([
  ['public', 'lacking'],
  ['public/images', 'lacking'],
  [DESK, 'failed'],
])('nothing is written through a symbolic link at %s', async (at, status) => {
  const { root: outside } = await makeFolder();
  const target = at === DESK ? join(outside, 'desk-0ff1ce.webp') : outside;
  if (at === 'public') await rm(join(root, at), { recursive: true });
  if (at === DESK) await mkdir(join(root, 'public/images'));
  await symlink(target, join(root, at));
  expect(await save({ [DESK]: 'desk' })).toMatchObject({ status });
  const answer = await savePicture(root, { path: DESK, contents: btoa('desk') });
  expect(answer).toMatchObject({ status: 'failed' });
  expect([await readdir(outside), await read(CONTENT_FILE)]).toEqual([[], OLD]);
});
