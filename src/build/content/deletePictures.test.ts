import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { OWNER_FILE } from '../../content/filePaths';
import { makeFolder } from '../../test/folder';
import { deletePictures } from './deletePictures';
import { listFiles } from './publicFiles';

const FILES = [
  'images/b/desk.jpg',
  'images/a#1.jpg',
  'images/desk.heic',
  'images/notes.txt',
  'resume.png',
  '../src/images/a.jpg',
];

let root = '';
beforeEach(async () => {
  ({ root } = await makeFolder(Object.fromEntries(FILES.map((file) => [`public/${file}`, '']))));
});

test('a picture in a folder of public/images is deleted, and a missing one is ignored', async () => {
  for (let time = 0; time < 2; time += 1)
    expect(await deletePictures(root, ['images/b/desk.jpg'])).toEqual({});
  expect(listFiles(join(root, 'public'))).toEqual([
    'images/a#1.jpg',
    'images/desk.heic',
    'images/notes.txt',
    'resume.png',
  ]);
});

test.each([
  ...FILES.slice(1),
  '../public/images/b/desk.jpg',
  'images/../../src/images/a.jpg',
  'images/b',
])('%j is not deleted, because the dashboard does not offer it', async (path) => {
  const before = listFiles(root);
  expect(await deletePictures(root, [path])).toEqual({});
  expect(listFiles(root)).toEqual(before);
});

test.each(['public', 'public/images', 'public/images/b', 'public/images/b/desk.jpg'])(
  'nothing is deleted through a symbolic link at %s',
  async (at) => {
    const path = 'images/b/desk.jpg';
    const { root: outside } = await makeFolder({ [path]: '' });
    await rm(join(root, at), { recursive: true });
    await symlink(join(outside, at.replace(/^public\/?/, '')), join(root, at));
    const reason = expect.stringContaining('through a link') as string;
    expect(await deletePictures(root, [path])).toEqual({ [path]: reason });
    expect(listFiles(outside)).toEqual([path]);
  },
);

test('the target of a symbolic link is kept', async () => {
  const path = 'images/b/desk.jpg';
  await symlink(join(root, 'public', path), join(root, 'public/cover.jpg'));
  expect(await deletePictures(root, [path])).toEqual({ [path]: 'A symbolic link leads to it.' });
  expect(listFiles(join(root, 'public'))).toContain(path);
});

test('a picture is kept if owner.ts cannot be read', async () => {
  const path = 'images/b/desk.jpg';
  await mkdir(join(root, OWNER_FILE), { recursive: true });
  expect(await deletePictures(root, [path])).toEqual({ [path]: 'The file system says EISDIR.' });
  expect(listFiles(join(root, 'public'))).toContain(path);
});
