import { expect, test } from 'vitest';
import { makeProject } from '../../test/project';
import { listPictures } from './listPictures';

test('pictures in public/images and its folders are listed, but no other files', async () => {
  const project = await makeProject();
  expect(await listPictures(project.publicDir)).toEqual([]);
  for (const file of ['b.PNG', 'trips/a b.webp', 'notes.txt', 'a?b.jpg']) {
    await project.place(`public/images/${file}`, '');
  }
  await project.place('public/share.jpg', '');
  expect(await listPictures(project.publicDir)).toEqual(['images/b.PNG', 'images/trips/a b.webp']);
});
