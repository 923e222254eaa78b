import { existsSync, readFileSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { createBuilder } from 'vite';
import { expect, test } from 'vitest';
import { formatContentFile } from '../../content/file/formatContentFile';
import { CONTENT_FILE, OWNER_FILE } from '../../content/filePaths';
import { demoOwner, formatOwnerFile } from '../../test/data/demoOwner';
import { aPost, aTrack, makeWork } from '../../test/data/fixtures';
import { makePhotograph } from '../../test/data/photograph';
import { makeProject } from '../../test/project';
import { startServer } from '../../test/servers';
import { readSite } from '../content/readSite';
import { CACHE } from './encodeVariants';
import { readPictures } from './readPictures';

type Project = Awaited<ReturnType<typeof makeProject>>;

const small = await makePhotograph(600, 400);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';

/** A project with a post for each picture, whose text shows and links `linked.jpg`. */
async function makeSite(pictures: Record<string, string | Buffer>) {
  const project = await makeProject();
  for (const [name, bytes] of Object.entries(pictures))
    await project.place(`public/${name}`, bytes);
  const posts = Object.keys(pictures).map((image, index) => ({
    title: `Post ${index + 1}`,
    excerpt: 'E',
    publishedAt: '2026-01-01',
    image,
    content: image === 'linked.jpg' ? '[![A desk](linked.jpg)](linked.jpg)' : 'C',
  }));
  await project.place(CONTENT_FILE, JSON.stringify({ posts }));
  return project;
}

async function build({ config, root }: Project) {
  await (await createBuilder(config())).buildApp();
  return (file: string) => join(root, 'dist', file);
}

async function read(project: Project, only?: string[]) {
  const { content } = await readSite(project);
  return readPictures(content, project, only);
}

test('the build encodes a photograph upright in all widths, without EXIF data', async () => {
  const photograph = await makePhotograph();
  const project = await makeSite({ 'images/a.jpg': photograph, 'unnamed.jpg': small });
  for (const name of ['share.jpg', 'icon-192.png'])
    await project.place(`public/${name}`, photograph);
  const tracks = [aTrack('a', { cover: 'images/a.jpg' }), aTrack('b', { cover: 'share.jpg' })];
  await project.place(CONTENT_FILE, formatContentFile(makeWork({ tracks })));
  const { 'images/a.jpg': picture } = await read(project);
  expect(picture).toMatchObject({ width: 816, height: 1088 });
  const at = await build(project);
  expect(existsSync(at('images/a.jpg'))).toBe(false);
  expect(readFileSync(at('unnamed.jpg')).equals(small)).toBe(true);
  const [card, icon] = [
    await sharp(at('share.jpg')).metadata(),
    await sharp(at('icon-192.png')).metadata(),
  ];
  expect(card).toMatchObject({ width: 1200, height: 630 });
  expect(icon.format).toBe('png');
  for (const own of [card, icon]) expect(own).not.toHaveProperty('exif');
  for (const format of ['avif', 'webp'])
    for (const width of [240, 480, 816]) {
      const file = at(`assets/${picture?.id}-${width}.${format}`);
      const { exif, orientation, ...data } = await sharp(file).metadata();
      expect({ exif, orientation, width: data.width }).toEqual({ width });
      expect(data.height / width).toBeCloseTo(4 / 3, 2);
      const [red, green = 0] = await sharp(file).resize(1, 2).raw().toBuffer();
      expect(green, 'green is above').toBeGreaterThan(red ?? 255);
    }
}, 240_000);

test('a second build takes encoded pictures from the cache', async () => {
  const project = await makeSite({ 'a.jpg': small });
  await build(project);
  const cached = join(project.root, CACHE, 'assets');
  const files = await readdir(cached);
  expect(files).toHaveLength(4);
  for (const file of files) await writeFile(join(cached, file), 'cached');
  const at = await build(project);
  for (const file of files) expect(readFileSync(at(`assets/${file}`), 'utf8')).toBe('cached');
});

/** A PNG with the chunk of an animation between its header and its pixels. */
async function makeAnimatedPng() {
  const png = await sharp(small).png().toBuffer();
  const [length, chunk, checksum] = [
    Buffer.from([0, 0, 0, 8]),
    Buffer.from('acTL\0\0\0\x01\0\0\0\0'),
    Buffer.alloc(4),
  ];
  checksum.writeUInt32BE(crc32(chunk));
  return Buffer.concat([png.subarray(0, 33), length, chunk, checksum, png.subarray(33)]);
}

test('the résumé and originals that a text links to are deployed, and so are GIF, SVG, animated WebP and animated PNG', async () => {
  const gif = await sharp(small).gif().toBuffer();
  const light = await sharp(small).negate().toBuffer();
  const webp = await sharp([small, light], { join: { animated: true } })
    .webp()
    .toBuffer();
  const copies = { 'a.gif': gif, 'a.svg': SVG, 'a.webp': webp, 'a.png': await makeAnimatedPng() };
  const project = await makeSite({ 'linked.jpg': small, 'resume.jpg': small, ...copies });
  await project.place(OWNER_FILE, formatOwnerFile({ ...demoOwner, resume: 'resume.jpg' }));
  const pictures = await read(project);
  expect(pictures).toMatchObject({
    'linked.jpg': { width: 400, height: 600 },
    'a.svg': { width: 30, height: 20 },
  });
  for (const file of Object.keys(copies)) expect(pictures[file]).not.toHaveProperty('id');
  const at = await build(project);
  for (const file of ['linked.jpg', 'resume.jpg', ...Object.keys(copies)])
    expect(existsSync(at(file))).toBe(true);
  expect(await readdir(at('assets'))).toHaveLength(1 + 4);
});

test('a picture has its dominant colour; if it is partly transparent, a ground it stands out from', async () => {
  /** A drawing in one colour on a quarter of its width. */
  const draw = (background: string) =>
    sharp({ create: { width: 90, height: 60, channels: 4, background } })
      .extend({ right: 270, background: '#0000' })
      .png()
      .toBuffer();
  const [dark, light] = [await draw('#200'), await draw('#fdd')];
  const grey = await sharp(small).greyscale().toBuffer();
  const brown = { create: { width: 90, height: 60, channels: 3 as const, background: '#884422' } };
  const plain = await sharp(brown).png().toBuffer();
  const site = {
    'plain.png': plain,
    'dark.png': dark,
    'light.png': light,
    'grey.jpg': grey,
    'sized.svg': SVG,
    'fluid.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><rect width="3"/></svg>',
  };
  const project = await makeSite(site);
  expect(Object.keys(await read(project, ['plain.png']))).toEqual(['plain.png']);
  const pictures = await read(project);
  expect(Object.keys(pictures)).toEqual(Object.keys(site).sort());
  expect(pictures['plain.png']?.color).toBe('#842');
  expect(pictures['grey.jpg']?.color).toMatch(/^#(.)\1\1$/);
  expect(pictures['dark.png']).toMatchObject({ ground: '#eee' });
  expect(pictures['light.png']).toMatchObject({ ground: '#111' });
  expect(pictures['light.png']).not.toHaveProperty('color');
  expect(pictures['sized.svg']).toEqual({ width: 30, height: 20, ground: '#eee' });
  expect(pictures['fluid.svg']).toMatchObject({ isFluid: true, ground: '#eee' });
});

test('a JPEG with the odd header of some Samsung cameras is a picture', async () => {
  const odd = Buffer.from(small);
  const scan = odd.lastIndexOf(Buffer.from([0xff, 0xda]));
  // The last spectral coefficient: 0 in a picture that is not progressive.
  odd[scan + 6 + 2 * (odd[scan + 4] ?? 0)] = 0;
  const project = await makeSite({ 'odd.jpg': odd });
  await project.place('public/share.jpg', odd);
  const { 'odd.jpg': picture } = await read(project);
  const at = await build(project);
  expect(existsSync(at(`assets/${picture?.id}-400.webp`))).toBe(true);
});

test('a picture higher than WebP allows is made smaller', async () => {
  const high = { width: 240, height: 17_000, channels: 3 as const, background: '#840' };
  const project = await makeSite({ 'high.png': await sharp({ create: high }).png().toBuffer() });
  const { 'high.png': picture } = await read(project);
  expect(picture).toMatchObject({ width: 231, height: 16_363 });
  const at = await build(project);
  const { height } = await sharp(at(`assets/${picture?.id}-231.avif`)).metadata();
  expect(height).toBe(16_363);
  const { get } = await startServer(project);
  await get('/');
  expect(await get(`/assets/${picture?.id}-231.avif`)).toMatchObject({ status: 200 });
});

test('a generated picture that the content names is shown as it is', async () => {
  const project = await makeProject();
  const tracks = [aTrack('a', { cover: 'icon-192.png' })];
  await project.place(CONTENT_FILE, formatContentFile(makeWork({ tracks })));
  expect(await read(project)).toEqual({});
  const at = await build(project);
  expect(existsSync(at('icon-192.png'))).toBe(true);
});

test('the build names a broken share picture', async () => {
  const project = await makeProject();
  await project.place('public/share.jpg', 'Hello');
  await expect(build(project)).rejects.toThrow(
    'public has an error:\n  share.jpg: expected a whole picture',
  );
});

const BROKEN: Record<string, string | Buffer> = {
  'a text': 'Hello',
  'half a photograph': small.subarray(0, small.length / 2),
  'half an SVG': SVG.slice(0, 20),
  'a picture above the limit of sharp': SVG.replace('30', '16384').replace('20', '16384'),
};

test.each(Object.entries(BROKEN))(
  'the build and the dev server refuse %s as a picture, and name the file and the entry',
  async (_name, bytes) => {
    const project = await makeSite({ 'good.jpg': small, 'bad.jpg': bytes });
    const place =
      'posts[1] "Post 2", image: expected a whole picture in JPEG, PNG, WebP, AVIF, GIF or SVG, of at most 268 megapixels';
    const failed = await build(project).catch((error: unknown) => error);
    const message = `src/content/content.json has an error:\n  ${place}`;
    expect(inspect(failed)).toContain(message);
    expect(inspect(failed).split('\n'), 'no stack').toHaveLength(2);
    expect(inspect(failed)).toMatch(/found "bad.jpg"$/);
    const { get } = await startServer(project);
    const refused = await get('/');
    expect(refused.status).toBe(500);
    expect(refused.text).toContain(place.replaceAll('"', '&quot;'));

    await project.place('public/bad.jpg', small);
    expect(await get('/')).toMatchObject({ status: 200 });
  },
);

test('an unwritable cache is not reported as a broken picture, and the next try succeeds', async () => {
  const project = await makeSite({ 'a.jpg': small });
  await project.place(CACHE, 'a file');
  await expect(read(project)).rejects.toHaveProperty('code', 'EEXIST');
  await rm(join(project.root, CACHE));
  expect(await read(project)).toHaveProperty(['a.jpg']);
});

test('a damaged measurement in the cache is made again', async () => {
  const project = await makeSite({ 'a.jpg': small });
  const pictures = await read(project);
  await project.place(`${CACHE}/${pictures['a.jpg']?.id}.json`, '');
  // A later time makes it another file for this process.
  await project.place('public/a.jpg', small);
  expect(await read(project)).toEqual(pictures);
});

test('the dev server encodes pictures on request, and notices when they are replaced', async () => {
  const project = await makeSite({ 'a.jpg': small });
  const siteUrl = 'https://somebody.example/work/';
  await project.place(OWNER_FILE, formatOwnerFile({ ...demoOwner, siteUrl }));
  const { 'a.jpg': picture } = await read(project);
  const { get } = await startServer(project);
  await get('/work/');
  const cached = join(project.root, CACHE, 'assets');
  expect(existsSync(cached)).toBe(false);
  const file = `/work/assets/${picture?.id}-240.avif`;
  const response = await get(file);
  expect(response.headers.get('content-type')).toBe('image/avif');
  const { format, width } = await sharp(response.bytes).metadata();
  expect({ format, width }).toEqual({ format: 'heif', width: 240 });
  expect(await readdir(cached)).toHaveLength(1);
  expect(await get(file.replace('240', '241'))).toMatchObject({ status: 404 });
  expect(await get('/work/a.jpg')).toMatchObject({ status: 200 });
  await project.place('public/a.jpg', await sharp(small).negate().jpeg().toBuffer());
  expect((await read(project))['a.jpg']?.id).not.toBe(picture?.id);
});

test('the dev server shows a picture after its copy has been deleted', async () => {
  const project = await makeSite({ 'a.jpg': small, 'copy.jpg': small });
  const { 'a.jpg': picture } = await read(project);
  const { get } = await startServer(project);
  await get('/');
  await rm(join(project.root, 'public/copy.jpg'));
  const posts = [aPost('a', { image: 'a.jpg' })];
  await project.place(CONTENT_FILE, formatContentFile(makeWork({ posts })));
  await get('/');
  expect(await get(`/assets/${picture?.id}-240.avif`)).toMatchObject({ status: 200 });
});
