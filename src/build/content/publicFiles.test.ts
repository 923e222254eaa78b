import { expect, test } from 'vitest';
import { makeProject } from '../../test/project';
import { listFiles } from './publicFiles';

test('the files under public and in its folders are listed', async () => {
  const project = await makeProject();
  expect(listFiles(`${project.root}/none`)).toEqual([]);
  await project.place('public/images/trips/a b.webp', '');
  expect(listFiles(project.publicDir)).toEqual(['images/trips/a b.webp', 'resume.pdf']);
});
