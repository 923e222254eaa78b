import { expect, test } from 'vitest';
import type { Content, Owner } from '../../content/types';
import { testContent } from '../../test/data/content';
import { parseOwner } from '../content/readOwner';
import { formatHead } from './html/head';
import { fillTemplate } from './html/template';
import { pageAt } from './pages';
import { renderPages } from './render';

async function renderPage(path: string, content: Content) {
  const [page] = await renderPages([pageAt(path)], content, '/');
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
}

const home = await renderPage('/', testContent);

test('the front page has its title, text and state', () => {
  expect(home.title).toBe(`${testContent.owner.name} | Portfolio`);
  expect(home.markup).toContain('Featured Work');
  expect(home.state).toContain('id="preloaded-state"');
});

test('no element has a style attribute, which the policy blocks', async () => {
  const pages = ['/', '/admin', '/404'].map((path) => renderPage(path, testContent));
  for (const { markup } of await Promise.all(pages)) expect(markup.match(/\sstyle="/g)).toBeNull();
});

test('all text is visible without a script', () => {
  expect(home.markup.match(/<script|<template|<div hidden/g)).toBeNull();
});

test('markup in a title stays text', async () => {
  const [post, ...others] = testContent.posts.filter(({ status }) => status === 'published');
  if (!post) throw new Error('The content has no published post.');
  const title = "</script><img src=x onerror=alert(1)> $& $'";
  const page = await renderPage('/', { ...testContent, posts: [{ ...post, title }, ...others] });
  const html = page.markup + page.state.replace(/<\/script>$/, '');
  expect(html.match(/<img src=x|<\/script>/g)).toBeNull();
  const template = '<!--page-head--><!--page-markup--><!--page-state-->';
  const filled = fillTemplate(template, title, page, testContent.owner);
  expect(filled).toBe(title + page.markup + page.state);
});

const OPTIONAL: [field: keyof Owner, traces: RegExp][] = [
  ['phone', /Phone|tel:/],
  ['location', /Location/],
  ['resume', /Download Resume|resume\.pdf/],
  ['socials', /Profiles|sameAs/],
];
const findEmptyParts = (markup: string) =>
  markup.match(/<(div|ul|ol|dl|dt|dd|p|nav|section|footer)\b[^>]*><\/\1>/g) ?? [];

/** The front page, including its head, of an owner without some fields. */
async function renderWithout(...fields: (keyof Owner)[]) {
  const left = Object.entries(testContent.owner).filter(
    ([field]) => !fields.some((each) => each === field),
  );
  const owner = parseOwner({ owner: Object.fromEntries(left), passwordHash: null });
  if ('errors' in owner) throw new Error(owner.errors.join());
  const content = { ...testContent, owner: owner.owner };
  const page = await renderPage('/', content);
  return { ...page, html: page.markup + page.state + formatHead(page, pageAt('/'), content) };
}

const FIELDS = OPTIONAL.map(([field]) => field);

test.each([...FIELDS.map((field) => ({ fields: [field] })), { fields: FIELDS }])(
  'the page of an owner without $fields has no trace of them',
  async ({ fields }) => {
    const { html, markup } = await renderWithout(...fields);
    for (const [field, traces] of OPTIONAL) {
      if (fields.includes(field)) expect(html).not.toMatch(traces);
      else expect(html).toMatch(traces);
    }
    expect(findEmptyParts(markup)).toEqual(findEmptyParts(home.markup));
    expect(markup).not.toMatch(/href=""|undefined|null/);
  },
);

test('an email profile opens no tab and is not in the structured data', async () => {
  const urls = { github: 'https://github.com/a', email: 'mailto:a@b.example' };
  const socials = Object.entries(urls).map(([kind, url]) => ({ kind, url }));
  const content = { ...testContent, owner: { ...testContent.owner, socials } };
  const page = await renderPage('/', content);
  expect(page.markup.match(/aria-label="(Email|GitHub \(opens in a new tab\))"/g)).toHaveLength(4);
  expect(page.markup).not.toMatch(/<a[^>]*mailto:a@b[^>]*target|<a[^>]*target[^>]*mailto:/);
  expect(formatHead(page, pageAt('/'), content)).toContain('"sameAs":["https://github.com/a"]');
});
