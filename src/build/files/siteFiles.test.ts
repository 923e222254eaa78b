import { expect, test } from 'vitest';
import { testContent } from '../../test/data/content';
import { workOf } from '../../test/data/fixtures';
import { siteFiles, writeSiteFiles } from './siteFiles';

const owner = { ...testContent.owner, siteUrl: 'https://somebody.example/work/' };
const files = siteFiles({ owner, ...workOf() }, '/work/');

test('the sitemap lists the public page and no other', () => {
  expect([...files['sitemap.xml'].matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'https://somebody.example/work/',
  ]);
});

test('robots may read every page, as some tell them not to list it, and find the sitemap', () => {
  expect(files['robots.txt']).not.toContain('Disallow');
  expect(files['robots.txt']).toContain('Sitemap: https://somebody.example/work/sitemap.xml\n');
});

test('the manifest names the site after its owner, below the base', () => {
  expect(JSON.parse(files['manifest.webmanifest'])).toMatchObject({
    name: `${owner.name} | Portfolio`,
    start_url: '/work/',
    icons: [{ src: '/work/icon-192.png' }, { src: '/work/icon-512.png' }],
  });
});

test('a file of the owner’s stays', async () => {
  const written: string[] = [];
  await writeSiteFiles(
    files,
    (name) => name === 'robots.txt',
    (name) => Promise.resolve(void written.push(name)),
  );
  expect(written).toEqual(['sitemap.xml', 'manifest.webmanifest']);
});
