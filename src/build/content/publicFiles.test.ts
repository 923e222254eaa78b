import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeProject } from '../../test/project';
import { hashPictures, listFiles } from './publicFiles';

test('the files under public, in its folders and behind links are listed', async () => {
  const project = await makeProject();
  expect(listFiles(join(project.root, 'none'))).toEqual([]);
  await project.place('public/images/trips/a b.webp', '');
  await symlink('images', join(project.publicDir, 'link'));
  await symlink('nowhere', join(project.publicDir, 'lost'));
  const files = ['images/trips/a b.webp', 'link/trips/a b.webp', 'resume.pdf'];
  expect(listFiles(project.publicDir)).toEqual(files);
});

test('the hashes of pictures from the dashboard are those of git', async () => {
  const { place, publicDir } = await makeProject();
  await place('public/images/desk.webp', 'mine');
  expect(await hashPictures(publicDir, ['resume.pdf', 'images/desk.webp'])).toEqual({
    'images/desk.webp': 'c7ad82cb7ae7fd2cde76c1bf23ecf25aa7a8693a',
  });
});
