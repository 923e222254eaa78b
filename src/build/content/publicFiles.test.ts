import { once } from 'node:events';
import { chmod, mkdir, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeProject } from '../../test/project';
import { checkPublicFiles, listFiles } from './publicFiles';

const OUTPUTS = ['index.html', 'blog/a/index.html', '_headers'];

test('the files under public are listed, including those in folders', async () => {
  const project = await makeProject();
  expect(listFiles(join(project.root, 'none'))).toEqual([]);
  await project.place('public/images/trips/a b.webp', '');
  expect(listFiles(project.publicDir)).toEqual(['images/trips/a b.webp', 'resume.pdf']);
});

test('files that conflict with the site are errors, and files that it replaces are listed', async () => {
  const project = await makeProject();
  for (const file of ['assets', 'blog', 'index.html', 'admin/mine.txt'])
    await project.place(`public/${file}`, '');
  await mkdir(join(project.publicDir, '_headers'));
  await symlink('nowhere', join(project.publicDir, 'link'));
  for (const name of ['a', 'b']) await symlink('.', join(project.publicDir, name));
  await symlink('self', join(project.publicDir, 'self'));
  expect(checkPublicFiles(project.publicDir, OUTPUTS)).toEqual({
    errors: [
      '_headers: expected a file, found a folder',
      'a: expected a file or a folder, found a link to a folder around it',
      'assets: expected a folder, found a file',
      'b: expected a file or a folder, found a link to a folder around it',
      'blog: expected a folder, found a file',
      'link: expected a file or a folder, found a link to nothing',
      'self: expected a file or a folder, found a file or folder that cannot be read',
    ],
    replaced: ['index.html'],
  });
});

test.skipIf(process.platform === 'win32')('a pipe is an error', async () => {
  const { publicDir } = await makeProject();
  const server = createServer().listen(join(publicDir, 'pipe'));
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  expect(checkPublicFiles(publicDir, OUTPUTS).errors).toEqual([
    'pipe: expected a file or a folder, found a pipe or device',
  ]);
});

test.skipIf(process.getuid?.() === 0)('unreadable files are errors', async () => {
  const project = await makeProject();
  await project.place('public/secret.txt', '');
  await chmod(join(project.publicDir, 'secret.txt'), 0);
  const [error] = checkPublicFiles(project.publicDir, OUTPUTS).errors;
  expect(error).toMatch(/^secret.txt: .* found a file or folder that cannot be read$/);
});
