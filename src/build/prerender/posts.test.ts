import { expect, test } from 'vitest';
import type { Content } from '../../content/types';
import { filterStyle } from '../../sections/reading/tagFilter';
import { testContent } from '../../test/data/content';
import { aPost } from '../../test/data/fixtures';
import { feedOf } from '../files/feed';
import { siteFiles } from '../files/siteFiles';
import { headOf } from './html/head';
import { pageAt, pagesOf } from './pages';
import { bodyImages, renderPages } from './render';

const owner = { ...testContent.owner, siteUrl: 'https://somebody.example/work/' };
const posts = [
  aPost('new', { title: 'A & <b>', tags: ['C++'], publishedAt: '2026-02-01' }),
  aPost('draft', { status: 'draft', title: 'Unsaid', content: '![](https://d.example/e.png)' }),
  aPost('ملاحظة', { excerpt: 'Old.\u0001', content: '# One\n\n# Two\n\n# Three' }),
];
const content = { ...testContent, owner, posts, isOwn: true };
const rendered = await renderPages(pagesOf(content), content, '/work/');
const at = (path: string) => {
  const page = pageAt(path, pagesOf(content));
  const found = rendered.find((each) => each.page.path === page.path);
  if (!found) throw new Error(`There is no page at ${path}.`);
  return { ...found, head: headOf(found, page, content) };
};

test('every published post has a page where the posts are the owner’s, and none where they are not or are left out', () => {
  const blogOf = (parts: Partial<Content>) =>
    pagesOf({ ...content, ...parts }).flatMap(({ file }) => (file.includes('blog') ? file : []));
  expect(blogOf({})).toEqual([
    ...['blog/index.html', 'blog/new/index.html', 'blog/ملاحظة/index.html'],
  ]);
  expect(blogOf({ isOwn: false })).toEqual([]);
  expect(blogOf({ leftOut: ['posts'] })).toEqual([]);
  expect(siteFiles({ ...content, isOwn: false }, '/work/')).not.toHaveProperty(['feed.xml']);
});

test('pages to read carry no state, and one style for all posts', () => {
  const pages = ['/blog', '/blog/new', '/blog/ملاحظة/'].map(at);
  expect(pages.map(({ state }) => state)).toEqual(['', '', '']);
  const [, first, second] = pages;
  expect(first?.styles).toEqual(second?.styles);
  expect(JSON.stringify(rendered)).not.toContain('Unsaid');
});

test('a post with three headings has a table of contents, and ways on', () => {
  expect(at('/blog/ملاحظة').markup).toContain('On this page');
  expect(at('/blog/ملاحظة').markup).toContain('rel="next"');
  expect(at('/blog/new').markup).not.toContain('On this page');
  expect(at('/blog/new').markup).toMatch(
    new RegExp(`rel="prev"[^>]*href="/work/blog/${encodeURIComponent('ملاحظة')}/"`),
  );
});

test('the head of a post says what it is to search engines and social networks', () => {
  const { head } = at('/blog/new');
  for (const part of [
    '<link rel="canonical" href="https://somebody.example/work/blog/new/" />',
    '<meta property="og:type" content="article" />',
    '<meta property="og:image" content="https://somebody.example/work/blog/new/social.jpg" />',
    '<meta property="og:image:alt" content="A &amp; &lt;b&gt;" />',
    'type="application/atom+xml"',
    'href="/work/feed.xml"',
  ]) {
    expect(head).toContain(part);
  }
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(head)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({
    '@graph': [
      {
        '@type': 'BlogPosting',
        headline: 'A & <b>',
        datePublished: '2026-02-01',
        keywords: ['C++'],
      },
    ],
  });
});

test('the feed has what is published, and nothing that XML cannot hold', () => {
  const feed = feedOf(content);
  expect(feed).toContain('<title>A &amp; &lt;b&gt;</title>');
  expect(feed).toContain('<summary>Old.</summary>');
  expect(feed).toContain('<updated>2026-05-01T00:00:00Z</updated>');
  expect(feed.match(/<entry>/g)).toHaveLength(2);
  expect(siteFiles(content, '/work/')['sitemap.xml'].match(/\/blog\/[^<]/g)).toHaveLength(2);
});

test('the style of the list filters by each tag, whatever signs it is made of', () => {
  const style = filterStyle([aPost('a', { tags: ['C++', 'A "b" </style>\\'] })]);
  expect(style).toContain('[data-tags~="tag-c++"]');
  expect(style).not.toContain('<');
  expect(style).toContain('"tag-a-\\22 b\\22 -\\3c /style>\\5c "');
});

test('the policy lets the pictures of drafts in too, which the owner looks at', () => {
  expect(bodyImages(content).flatMap(({ images }) => images)).toEqual(['https://d.example/e.png']);
});
