import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { CONTENT_FILE, OWNER_FILE } from '../../content/filePaths';
import { testContent } from '../../test/data/content';
import { makeProject } from '../../test/project';
import { ContentError, formatErrorPage } from './contentError';
import { readSite } from './readSite';

test('without a content file the site has placeholder work', async () => {
  const { content } = await readSite(await makeProject());
  expect(content).toMatchObject({ owner: testContent.owner, projects: { length: 8 } });
});

test('the site is read from the content file, or from another source if one is given', async () => {
  const project = await makeProject();
  await project.place('public/images/a.jpg', '');
  const projects = [{ title: 'Loom', description: 'D', image: 'images/a.jpg' }];
  await project.place(CONTENT_FILE, JSON.stringify({ projects }));
  const { content, fileHash } = await readSite(project);
  expect(fileHash).toMatch(/^[\da-f]{40}$/);
  expect(content).toMatchObject({ projects, tracks: [], posts: [] });

  await project.place('other.json', '{"projects": []}');
  const owner = { ...testContent.owner, name: 'Ada' };
  const other = await readSite(project, { owner, contentFile: 'other.json' });
  expect(other.content).toMatchObject({ owner, missingLists: ['tracks', 'posts'] });
  const demo = await readSite(project, { contentFile: null });
  expect(demo.content).not.toHaveProperty('isOwn');
});

test('the site reports files under public that conflict with it, and those that it replaces', async () => {
  const project = await makeProject();
  await project.place(CONTENT_FILE, '{"posts": []}');
  const replacedFiles = ['_headers', 'version.json'];
  for (const file of replacedFiles) await project.place(`public/${file}`, '');
  expect(await readSite(project)).toMatchObject({ replacedFiles });
  await project.place('public/blog', '');
  const error: unknown = await readSite(project).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ContentError);
  expect(inspect(error)).toBe('public has an error:\n  blog: expected a folder, found a file');
});

const post = { title: 'T', excerpt: 'E', content: 'C', publishedAt: '2026-01-01' };
const POST = JSON.stringify({ posts: [{ ...post, image: 'images' }] });
const BROKEN = "export const owner = {\n  name: 'Robin O'Vale',\n};";

test.each([
  [CONTENT_FILE, POST, 'posts[0] "T", image: expected an existing file under public'],
  [OWNER_FILE, BROKEN, 'src/content/owner.ts:2:18'],
  [OWNER_FILE, 'export const owner = { name };', 'the file: cannot be run: name is not defined'],
])('%s with %j is an error', async (file, text, message) => {
  const project = await makeProject();
  await mkdir(join(project.root, 'public/images'));
  await project.place(file, text);
  await expect(readSite(project)).rejects.toThrow(message);
});

test('the first fifty of many errors are listed, with the total', () => {
  const lines = Array.from({ length: 100_000 }, (_, index) => `error ${index}`);
  const error = new ContentError({ [CONTENT_FILE]: lines });
  for (const text of [error.message, formatErrorPage(error)]) {
    expect(text).toContain(`${CONTENT_FILE} has 100000 errors:`);
    expect(text).toContain('error 49');
    expect(text).not.toContain('error 50');
    expect(text).toContain('and 99950 more');
  }
  const fifty = new ContentError({ [CONTENT_FILE]: lines.slice(0, 50) });
  expect(fifty.message).not.toContain('more');
});

test('errors in both files are reported together, without a stack trace', async () => {
  const project = await makeProject();
  await project.place(OWNER_FILE, 'export const owner = 1, passwordHash = null;');
  await project.place(CONTENT_FILE, '{"posts": 1, "tracks": 2}');
  const error = await readSite(project).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ContentError);
  expect(error).toHaveProperty('stack', '');
  expect(inspect(error)).toMatch(
    /^src\/content\/owner.ts has an error:\n {2}owner: expected an object with .*, found 1\n\nsrc\/content\/content.json has 2 errors:\n {2}tracks: .*, found 2\n {2}posts: .*, found 1$/,
  );
});
