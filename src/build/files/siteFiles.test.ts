import { expect, test } from 'vitest';
import { testContent } from '../../test/data/content';
import { aPost } from '../../test/data/fixtures';
import { SITE_FILES } from './siteFiles';

const owner = {
  ...testContent.owner,
  name: 'Ada & Co',
  siteUrl: 'https://somebody.example/work/',
};
const posts = [
  aPost('new', {
    title: 'A & <b>',
    publishedAt: '2026-02-01',
    updatedAt: '2026-06-01',
    tags: ['R&D'],
    content: '# One\n\n[up](#one) [a](/resume.pdf) ![b](c.jpg) ![d](d.jpg) <i>',
  }),
  aPost('draft', { status: 'draft' }),
  aPost('coming', { publishedAt: '9999-12-31' }),
  aPost('ملاحظة', {
    excerpt: 'Old.\u0001\uffff',
    publishedAt: '2026-05-01',
    updatedAt: '2026-04-01',
  }),
];
const demo = { ...testContent, owner };
const pictures = { 'd.jpg': { id: 'd', width: 900, height: 600, color: '#842' } };
const own = { ...demo, posts, pictures, isOwn: true };
const make = async (name: string, content = demo) =>
  (await SITE_FILES.get(name)?.(content, '/work/'))?.toString();

test('the sitemap lists the public pages, and the last change of posts', async () => {
  const list = async (content = demo) =>
    (await make('sitemap.xml', content))?.match(/(?<=<loc>).*?(?=<)/g);
  expect(await list()).toEqual(['https://somebody.example/work/']);
  expect(await list(own)).toHaveLength(4);
  expect(await make('sitemap.xml', own)).toContain('/blog/new/</loc><lastmod>2026-06-01</lastmod>');
});

test('robots.txt names the sitemap and disallows nothing', async () => {
  expect(await make('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://somebody.example/work/sitemap.xml\n',
  );
});

test('the manifest names the site after its owner, under the base path', async () => {
  expect(JSON.parse((await make('manifest.webmanifest')) ?? '')).toMatchObject({
    name: 'Ada & Co | Portfolio',
    short_name: owner.brandMark,
    display: 'standalone',
    background_color: '#0d0909',
    start_url: '/work/',
    icons: [192, 512].map((side) => ({
      src: `/work/icon-${side}.png`,
      sizes: `${side}x${side}`,
      purpose: 'any maskable',
    })),
  });
});

test('the manifest and the feed have the language of the site, unless an entry has its own', async () => {
  const [plain, french] = [aPost('a'), aPost('b', { language: 'fr' })];
  const site = { ...own, owner: { ...owner, language: 'ar' }, posts: [plain, french] };
  expect(JSON.parse((await make('manifest.webmanifest', site)) ?? '')).toMatchObject({
    lang: 'ar',
    dir: 'rtl',
  });
  expect((await make('feed.xml', site))?.match(/<\w+[^>]* xml:lang="[^"]*"/g)).toEqual([
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ar"',
    '<entry xml:lang="fr"',
  ]);
});

test('the feed has the published posts with their text and date of change, without characters invalid in XML', async () => {
  const feed = await make('feed.xml', own);
  expect(feed).toContain('<title>A &amp; &lt;b&gt;</title>');
  expect(feed).toContain('<summary>Old.</summary>');
  expect(feed?.match(/(?<=<updated>).*(?=T)/g)).toEqual(['2026-06-01', '2026-06-01', '2026-05-01']);
  for (const part of [
    '<title>Ada &amp; Co</title>',
    '<link href="https://somebody.example/work/blog/"/>',
    '<link rel="self" type="application/atom+xml" href="https://somebody.example/work/feed.xml"/>',
    '<id>https://somebody.example/work/</id>',
    '<author><name>Ada &amp; Co</name></author>',
    '<link href="https://somebody.example/work/blog/new/"/>',
    '<id>https://somebody.example/work/blog/new/</id>',
    '<published>2026-02-01T',
    '<content type="html" xml:base="https://somebody.example/work/blog/new/"',
    '&lt;h2 id=&quot;one&quot;&gt;One&lt;/h2&gt;',
    'href=&quot;https://somebody.example/work/blog/new/#one&quot;',
    'href=&quot;https://somebody.example/work/resume.pdf&quot;',
    'src=&quot;https://somebody.example/work/c.jpg&quot;',
    'src=&quot;https://somebody.example/work/assets/d-816.webp&quot;',
    '&amp;lt;i&amp;gt;',
    '<category term="R&amp;D"/>',
  ])
    expect(feed).toContain(part);
  expect(feed?.match(/<entry>/g)).toHaveLength(2);
  expect(feed).not.toContain('svg');
  expect(await make('feed.xml')).toBeUndefined();
});

test('the feed has the newest thirty posts', async () => {
  const many = Array.from({ length: 31 }, (_, index) => aPost(`${index}`));
  const feed = await make('feed.xml', { ...own, posts: many });
  expect(feed?.match(/<entry>/g)).toHaveLength(30);
  expect(feed).not.toContain('/blog/30/');
  expect(await make('feed.xml', { ...own, posts: [] })).toContain('<updated>1970-01-01T');
});

test('the share picture shows the mark, name and roles of the owner', async () => {
  const picture = await make('share.jpg');
  for (const change of [{ brandMark: 'AB' }, { name: 'Ada' }, { roles: ['Poet'] }]) {
    expect(await make('share.jpg', { ...demo, owner: { ...owner, ...change } })).not.toEqual(
      picture,
    );
  }
});
