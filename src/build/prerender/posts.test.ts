import { expect, test } from 'vitest';
import type { Content } from '../../content/types';
import { testContent } from '../../test/data/content';
import { aPost } from '../../test/data/fixtures';
import { formatHead } from './html/head';
import { pageAt, getPages } from './pages';
import { renderPages } from './render';

const owner = { ...testContent.owner, siteUrl: 'https://somebody.example/work/' };
const posts = [
  aPost('new', {
    title: 'A & <b>',
    tags: ['C++'],
    publishedAt: '2026-02-01',
    updatedAt: '2026-01-01',
    content: '# 1\n\n# 2',
  }),
  aPost('draft', { status: 'draft', title: 'Unsaid' }),
  aPost('coming', { publishedAt: '9999-12-31', title: 'Unsaid' }),
  aPost('ملاحظة', { content: `# One\n\n# Two\n\n# Three\n\n${'Long. '.repeat(3_000)}` }),
];
const content = { ...testContent, owner, posts, isOwn: true };
const rendered = await renderPages(getPages(content), content, '/work/');
const at = (path: string) => {
  const page = pageAt(path, getPages(content));
  const found = rendered.find((each) => each.page.path === page.path);
  if (!found) throw new Error(`There is no page at ${path}.`);
  return { ...found, head: formatHead(found, page, content) };
};

test('published posts have pages only on a site with own content', () => {
  const listBlogFiles = (parts: Partial<Content>) =>
    getPages({ ...content, ...parts }).flatMap(({ file }) => (file.includes('blog') ? file : []));
  const files = ['blog/index.html', 'blog/new/index.html', 'blog/ملاحظة/index.html'];
  expect(listBlogFiles({})).toEqual(files);
  expect(listBlogFiles({ isOwn: false })).toEqual([]);
  expect(listBlogFiles({ missingLists: ['posts'] })).toEqual([]);
});

test('post pages have no state and share one stylesheet', () => {
  const pages = ['/blog', '/blog/new', '/blog/ملاحظة/'].map(at);
  expect(pages.map(({ state }) => state)).toEqual(['', '', '']);
  const [, first, second] = pages;
  expect(first?.styles).toEqual(second?.styles);
  expect(JSON.stringify(rendered)).not.toContain('Unsaid');
  expect(second?.markup, 'hidden until a script runs').not.toMatch(/<script|<template|<div hidden/);
});

test('a post links to its neighbours and, with three or more headings, has a table of contents', () => {
  expect(at('/blog/ملاحظة').markup).toContain('On this page');
  expect(at('/blog/ملاحظة').markup).toContain('rel="next"');
  expect(at('/blog/new').markup).not.toMatch(/On this page|rel="next"/);
  expect(at('/blog/new').markup).toMatch(
    new RegExp(`rel="prev"[^>]*href="/work/blog/${encodeURIComponent('ملاحظة')}/"`),
  );
});

test('the head of a post describes it to search engines and social networks', () => {
  expect(at('/blog').head).toContain(
    `<meta name="description" content="All articles by ${owner.name}">`,
  );
  const { head } = at('/blog/new');
  for (const part of [
    '<link rel="canonical" href="https://somebody.example/work/blog/new/">',
    '<meta property="og:title" content="A &amp; &lt;b&gt;">',
    '<meta name="description" content="An excerpt.">',
    '<meta property="og:description" content="An excerpt.">',
    '<meta property="og:url" content="https://somebody.example/work/blog/new/">',
    '<meta property="og:type" content="article">',
    '<meta property="og:image" content="https://somebody.example/work/blog/new/social.jpg">',
    '<meta property="og:image:alt" content="A &amp; &lt;b&gt;">',
    'type="application/atom+xml"',
    'href="https://somebody.example/work/feed.xml"',
  ]) {
    expect(head).toContain(part);
  }
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(head)?.[1] ?? '';
  const day = '2026-02-01';
  const posting = {
    '@type': 'BlogPosting',
    headline: 'A & <b>',
    datePublished: day,
    dateModified: day,
    keywords: ['C++'],
    image: 'https://somebody.example/work/blog/new/social.jpg',
    author: { '@type': 'Person', name: owner.name },
  };
  expect(JSON.parse(data)).toMatchObject({ '@graph': [posting] });
});

test('a post in another language than the site is marked with it', async () => {
  const text = { excerpt: 'Un mot.', content: '# Un\n# Deux\n# Trois' };
  const french = aPost('a', { ...text, title: 'Écho', language: 'fr' });
  const german = { ...content, owner: { ...owner, language: 'de' }, posts: [aPost('b'), french] };
  const pages = await renderPages(getPages(german), german, '/work/');
  const find = (path: string) => pages.find(({ page }) => page.path === path);
  expect(find('/')?.markup).toMatch(/<h3 lang="fr" dir="ltr"[^>]*>Écho/);
  expect(find('/blog/')?.markup).toContain('<bdi lang="fr" dir="ltr">Écho</bdi>');
  expect(find('/blog/b/')?.markup).toMatch(/lang="fr"[^>]*>Écho/);
  const post = find('/blog/a/');
  expect(post?.markup).toMatch(/<h1 lang="fr" dir="ltr">Écho.*<p lang="fr"[^>]*>Un mot\./);
  expect(post?.markup).toMatch(/<ol role="list" lang="fr"><li[^>]*><a href="#un">Un</);
  expect(post && formatHead(post, post.page, german)).toMatch(
    /og:locale" content="fr_FR".*"inLanguage":"fr"/s,
  );
});

test.each([
  [{ language: 'ar' }, 'React في سطور', ['rtl', 'rtl']],
  [{ language: 'en' }, 'في سطور', ['ltr', 'ltr']],
  [{}, 'في سطور', ['rtl', 'rtl']],
  [{}, 'React', [undefined, 'auto']],
  [{}, 'JavaScript Promises: מדריך', ['rtl', 'rtl']],
  [{}, 'What the word سلام taught me about greetings', [undefined, 'auto']],
])('a post in %j with the title %s has the directions %j', async (own, title, expected) => {
  const site = { ...content, posts: [aPost('a', { title, ...own })] };
  const [post] = await renderPages(
    getPages(site).filter(({ reading }) => typeof reading === 'object'),
    site,
    '/work/',
  );
  const frame = /<article(?: dir="(\w+)")?/.exec(post?.markup ?? '')?.[1];
  const prose = /<div dir="(\w+)"/.exec(post?.markup ?? '')?.[1];
  expect([frame, prose]).toEqual(expected);
});
