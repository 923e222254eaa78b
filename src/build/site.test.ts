import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createBuilder, createLogger, type InlineConfig, preview, resolveConfig } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { blobHash } from '../content/file/blobHash';
import { CONTENT_FILE, OWNER_FILE } from '../content/filePaths';
import { demoOwner, formatOwnerFile } from '../test/data/demoOwner';
import { makeFolder } from '../test/folder';
import { makeProject, RENDER } from '../test/project';
import { get, startServer } from '../test/servers';
import { formatHeaders } from './files/headers';
import { hashSource } from './files/policy';
import { RENDER_ENTRY } from './prerender/buildPages';

type Project = Awaited<ReturnType<typeof makeProject>>;

const post = (title: string) => ({ title, excerpt: 'E', content: 'C', publishedAt: '2026-01-01' });
const formatFile = (...titles: string[]) => JSON.stringify({ posts: titles.map(post) });
const ownerAt = (siteUrl: string) => formatOwnerFile({ ...demoOwner, siteUrl });

async function startPreview(project: Project, options: InlineConfig = {}) {
  const server = await preview({ ...project.config(), ...options, preview: { port: 0 } });
  onTestFinished(() => server.close());
  return (path: string) => get(server.httpServer.address(), path);
}

test('the site is served from the path in the owner’s address', async () => {
  const project = await makeProject();
  await project.place(OWNER_FILE, ownerAt('https://somebody.example/work/'));
  expect((await resolveConfig(project.config(), 'build')).base).toBe('/work/');
  const resolve = (base: string) => resolveConfig({ ...project.config(), base }, 'build');
  const { base, env, define } = await resolve('/named');
  expect([base, env['BASE_URL']]).toEqual(['/named/', '/named/']);
  expect(define, 'no folder of this machine').toEqual({ 'import.meta.env.DEV_PROJECT': '""' });
  for (const base of ['./', '//a.example/', 'https://a.example/'])
    await expect(resolve(base)).rejects.toThrow('The base must be a path');
});

test.each([
  ['an invalid file', '{"posts": 1}', RENDER, /content.json has an error/],
  ['a late error', '{}', `${RENDER} throw new Error('too late');`, 'too late'],
  ['no error', '{}', RENDER, null],
])(
  'a build with %s replaces the last site if it succeeds, but no own files',
  async (_what, content, render, error) => {
    const project = await makeProject();
    for (const file of ['dist/.git', 'dist/last.html', 'public/robots.txt'])
      await project.place(file, 'Mine');
    const settings = "export const strictTransportSecurity = 'max-age=1';";
    await project.place(OWNER_FILE, formatOwnerFile() + settings);
    await project.place(CONTENT_FILE, content);
    await project.place(RENDER_ENTRY, render);
    const built = (await createBuilder(project.config())).buildApp();
    if (error) await expect(built).rejects.toThrow(error);
    else await built;
    const files = await readdir(join(project.root, 'dist'));
    expect(await readdir(join(project.root, 'node_modules/.site')).catch(() => [])).toEqual([]);
    if (error) expect(files).toEqual(['.git', 'last.html']);
    else {
      const read = (file: string) => readFileSync(join(project.root, 'dist', file), 'utf8');
      expect(files.join(' ')).toMatch(/^\.git 404\.html _headers admin .* version\.json$/);
      expect([read('robots.txt'), read('sitemap.xml')]).toEqual([
        'Mine',
        expect.stringContaining('<loc>'),
      ]);
      expect(read('_headers')).toMatch(/frame-ancestors.*Strict-Transport-Security: max-age=1\n/s);
      const hash = await blobHash(Buffer.from(content));
      expect(JSON.parse(read('version.json'))).toEqual({ content: hash });
    }
  },
);

test('each post has a social card of its own', async () => {
  const project = await makeProject();
  await project.place(CONTENT_FILE, formatFile('One', 'Two'));
  await (await createBuilder(project.config())).buildApp();
  const [one, two] = ['one', 'two'].map((id) =>
    readFileSync(join(project.root, `dist/blog/${id}/social.jpg`)),
  );
  expect(one).not.toEqual(two);
});

test('the policy of each page allows its own styles and requests', async () => {
  const project = await makeProject();
  const parts = { repository: { name: 'a/b' }, contactEndpoint: 'https://forms.example/1' };
  await project.place(OWNER_FILE, formatOwnerFile({ ...demoOwner, ...parts }));
  await project.place(CONTENT_FILE, formatFile('One'));
  const styles = 'styles: [`<style data-a>${page.file}</style>`]';
  await project.place(RENDER_ENTRY, RENDER.replace('styles: []', styles));
  await (await createBuilder(project.config())).buildApp();
  for (const [file, images, requests] of [
    ['index.html', '', ' https://forms.example'],
    ['blog/one/index.html', '', ''],
    ['admin/index.html', ' blob:', ' https://forms.example https://api.github.com'],
  ] as const) {
    const html = readFileSync(join(project.root, 'dist', file), 'utf8');
    const [, policy = ''] = /"Content-Security-Policy" content="(.*?)"/.exec(html) ?? [];
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        `style-src 'self' ${hashSource(file)} ${hashSource('')}`,
        `img-src 'self'${images}`,
        `connect-src 'self'${requests}`,
      ]),
    );
    expect(readFileSync(join(project.root, 'dist/_headers'), 'utf8')).toContain(hashSource(file));
  }
});

test('concurrent builds of one project do not interfere, and leave no folder behind', async () => {
  const project = await makeProject();
  const build = async (outDir: string) => {
    const config = { ...project.config(), base: `/${outDir}/`, build: { outDir } };
    await (await createBuilder(config)).buildApp();
    return readFileSync(join(project.root, outDir, 'manifest.webmanifest'), 'utf8');
  };
  const outDirs = ['a', 'b', 'c'];
  const manifests = await Promise.all(outDirs.map(build));
  for (const [index, outDir] of outDirs.entries())
    expect(manifests[index]).toContain(`"start_url": "/${outDir}/"`);
  expect(await readdir(join(project.root, 'node_modules/.site'))).toEqual([]);
});

test('a build into a folder outside the project keeps the files there, and says so', async () => {
  const project = await makeProject();
  const { root: outDir } = await makeFolder({ 'mine.txt': 'Mine', 'admin/mine.txt': 'Mine' });
  const customLogger = createLogger('silent');
  const warn = vi.spyOn(customLogger, 'warn');
  const config = { ...project.config(), customLogger, build: { outDir } };
  await (await createBuilder(config)).buildApp();
  const warnings = warn.mock.calls.map(([message]) => message).join('\n');
  expect(warnings).toMatch(/keeps files of earlier builds.*the demo password/s);
  expect(await readdir(outDir)).toEqual(expect.arrayContaining(['index.html', 'mine.txt']));
  expect(await readdir(join(outDir, 'admin'))).toEqual(['dashboard', 'index.html', 'mine.txt']);
});

test.each(['Public', 'src/site', '.', '.git'])('a build into %s is refused', async (outDir) => {
  const project = await makeProject();
  await project.place('public/a.txt', 'mine');
  const build = async () =>
    (await createBuilder({ ...project.config(), build: { outDir } })).buildApp();
  await expect(build()).rejects.toThrow('expected a folder apart from src, public and .git');
  expect(readFileSync(join(project.root, 'public/a.txt'), 'utf8')).toBe('mine');
});

test('the dev server shows errors in the owner’s files, and reloads once they are fixed', async () => {
  const project = await makeProject();
  await project.place(OWNER_FILE, "export const owner = {\n  name: '<O'Vale>',\n};");
  const { server, get } = await startServer(project);
  const reload = vi.spyOn(server.environments.client.hot, 'send');
  const wrong = await get('/');
  expect(wrong.status).toBe(500);
  expect(wrong.text).toContain('src/content/owner.ts has an error:');
  expect(wrong.text).toContain("name: '&lt;O'Vale&gt;'");
  expect(wrong.text).toContain('/@vite/client');

  await project.place(OWNER_FILE, ownerAt('https://somebody.example/'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledWith({ type: 'full-reload' }), 20_000);
  expect(await get('/')).toMatchObject({ status: 200 });
});

test('the dev server reloads the page when a file changes that only its rendering imports', async () => {
  const project = await makeProject();
  const { server, get } = await startServer(project);
  await get('/');
  const send = vi.spyOn(server.environments.client.hot, 'send');
  await project.place(RENDER_ENTRY, `${RENDER}\n`);
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }), 20_000);
});

test('the dev server notices a new picture without a reload, which would sign the owner out', async () => {
  const project = await makeProject();
  const { server } = await startServer(project);
  const { client } = server.environments;
  const reload = vi.spyOn(client.hot, 'send');
  const readFiles = async () => (await client.transformRequest('virtual:site-files'))?.code;
  expect(await readFiles()).not.toContain('desk.jpg');
  await project.place('public/images/desk.jpg', 'of a Save');
  await vi.waitFor(async () => expect(await readFiles()).toContain('desk.jpg'), 20_000);
  expect(reload).not.toHaveBeenCalled();
});

test('the sign-in takes the password in owner.ts', async () => {
  const project = await makeProject();
  const passwordHash = JSON.stringify({ salt: 'a1'.repeat(16), hash: 'b2'.repeat(32) });
  await project.place(OWNER_FILE, formatOwnerFile().replace('null', passwordHash));
  const { server } = await startServer(project);
  const module = await server.environments.client.transformRequest('virtual:password-hash');
  expect(module?.code).toContain(JSON.stringify(passwordHash));
});

test('the dev server reloads the page when a file that owner.ts imports is created', async () => {
  const project = await makeProject();
  await project.place(OWNER_FILE, `import './mine.ts';\n${ownerAt('https://a.example/')}`);
  const { server, get } = await startServer(project);
  expect(await get('/')).toMatchObject({ status: 500 });
  const send = vi.spyOn(server.environments.client.hot, 'send');
  await project.place(join(dirname(OWNER_FILE), 'mine.ts'), '');
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }), 20_000);
  expect(await get('/')).toMatchObject({ status: 200 });
});

test('the dev server notices when the content file is added, changed or removed', async () => {
  const project = await makeProject();
  const { readWork } = await startServer(project);
  const before = await readWork();
  for (const title of ['A first', 'A second']) {
    await project.place(CONTENT_FILE, formatFile(title));
    await vi.waitFor(async () => expect(await readWork()).toContain(title), 20_000);
    expect(await readWork()).toContain(await blobHash(Buffer.from(formatFile(title))));
  }
  // A sign-out without saving goes back to the lists that the file lacks.
  expect(await readWork()).toContain(String.raw`\"missingLists\":[\"projects\",\"tracks\"]`);
  await rm(join(project.root, CONTENT_FILE));
  await vi.waitFor(async () => expect(await readWork()).toBe(before), 20_000);
});

test('the dev server serves files and pages of the owner, as hosts do, and generates the others', async () => {
  const project = await makeProject();
  for (const file of ['robots.txt', 'demo/index.html', 'admin/index.html'])
    await project.place(`public/${file}`, 'Mine');
  await project.place(OWNER_FILE, ownerAt('https://somebody.example/work/'));
  const { get } = await startServer(project);
  for (const path of ['robots.txt', 'demo', 'demo/'])
    expect(await get(`/work/${path}`)).toMatchObject({ status: 200, text: 'Mine' });
  expect((await get('/work/admin/')).text).toContain('At /admin');
  expect((await get('/work/icon-192.png')).text).toContain('PNG');
  expect((await get('/work/manifest.webmanifest')).text).toContain('"start_url": "/work/"');
  const notFound = { status: 404, text: expect.stringContaining('At /404') as string };
  for (const path of ['feed.xml', 'nowhere', '%'])
    expect(await get(`/work/${path}`)).toMatchObject(notFound);
});

test('under a base path, the preview serves pages and files with their headers', async () => {
  const project = await makeProject();
  const files = { index: 'Home', 'admin/index': 'Admin', 404: 'Lost' };
  for (const [file, title] of Object.entries(files))
    await project.place(`dist/${file}.html`, title);
  await project.place('dist/assets/a.js', 'Code');
  await project.place('dist/_headers', formatHeaders("default-src 'none'", '/work/', null));
  const get = await startPreview(project, { base: '/work/' });
  for (const [path, status, text] of [
    ['/work/', 200, 'Home'],
    ['/work/admin', 200, 'Admin'],
    ['/work/admin/', 200, 'Admin'],
    ['/work/nowhere', 404, 'Lost'],
    ['/work/assets/a.js', 200, 'Code'],
  ] as const) {
    const answer = await get(path);
    expect([path, answer.status, answer.text]).toEqual([path, status, text]);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
  }
});

test('the preview of an unbuilt site asks for a build', async () => {
  await expect(startPreview(await makeProject())).rejects.toThrow('npm run build');
});
