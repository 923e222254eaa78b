import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { CONTENT_FILE, OWNER_FILE } from '../../content/filePaths';
import { placeholderWork } from '../../content/placeholder/placeholder';
import { testContent } from '../../test/data/content';
import { makeProject } from '../../test/project';
import { ContentError } from './contentError';
import { readSite } from './readSite';

vi.mock('../../content/placeholder/placeholder', { spy: true });

describe('the site is built from', () => {
  test('placeholder work, where there is no content file', async () => {
    const { content } = await readSite(await makeProject());
    expect(content.owner).toEqual(testContent.owner);
    expect(content.projects).toHaveLength(8);
  });

  test('the content file, where there is one, and nothing is made up', async () => {
    const project = await makeProject();
    await project.place('public/images/a.jpg', '');
    const projects = [{ title: 'Loom', description: 'D', image: 'images/a.jpg' }];
    await project.place(CONTENT_FILE, JSON.stringify({ projects }));
    vi.mocked(placeholderWork).mockClear();
    const { content } = await readSite(project);
    expect(content.projects).toMatchObject(projects);
    expect([content.tracks, content.posts]).toEqual([[], []]);
    expect(placeholderWork).not.toHaveBeenCalled();
  });

  test('as much placeholder work as is asked for, whatever the file says', async () => {
    const project = await makeProject();
    await project.place(CONTENT_FILE, '{}');
    const { content } = await readSite({ ...project, demoCounts: { projects: 1, tracks: 2 } });
    expect([content.projects, content.tracks, content.posts].map(({ length }) => length)).toEqual([
      1, 2, 8,
    ]);
  });
});

test.each(['1e99', '253402300800', 'soon'])('a build is not dated by %s', async (epoch) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', epoch);
  await expect(readSite(await makeProject())).rejects.toThrow(/SOURCE_DATE_EPOCH/);
  vi.unstubAllEnvs();
});

const POST =
  '{"posts": [{"title": "T", "excerpt": "E", "content": "C", "publishedAt": "2026-01-01", "image": "images"}]}';

test.each<[string, (project: Awaited<ReturnType<typeof makeProject>>) => Promise<unknown>, string]>(
  [
    [
      'a broken link for a content file',
      ({ root }) => symlink('nowhere', join(root, CONTENT_FILE)),
      'content.json has an error:\n  the file: cannot be read: Error: ENOENT',
    ],
    [
      'a folder for a content file',
      ({ root }) => mkdir(join(root, CONTENT_FILE)),
      'content.json has an error:\n  the file: cannot be read: Error: EISDIR',
    ],
    [
      'a folder for a picture',
      async ({ root, place }) => {
        await mkdir(join(root, 'public/images'));
        await place(CONTENT_FILE, POST);
      },
      'posts[0] "T", image: expected a file that is under public, found "images"',
    ],
    [
      'an owner with an unescaped apostrophe',
      ({ place }) => place(OWNER_FILE, "export const owner = {\n  name: 'Robin O'Vale',\n};"),
      "owner.ts has an error:\n  line 2: Expected `,` or `}` but found `Identifier`, in: name: 'Robin O'Vale',",
    ],
    [
      'an owner that cannot be run',
      ({ place }) => place(OWNER_FILE, 'export const owner = { name };'),
      'owner.ts has an error:\n  the file: cannot be run: name is not defined',
    ],
  ],
)('%s is an error, and never placeholder work', async (_what, breakIt, message) => {
  const project = await makeProject();
  await breakIt(project);
  await expect(readSite(project)).rejects.toThrow(message);
});

test('what is wrong in both files is told at once, with no trace of the code that read them', async () => {
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
