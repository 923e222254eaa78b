import { expect, test } from 'vitest';
import { testContent } from '../../../test/data/content';
import { pageAt } from '../pages';
import { formatHead } from './head';

const owner = {
  ...testContent.owner,
  name: 'A "B" <C>',
  siteUrl: 'https://somebody.example/',
  tagline: 'Ends </script> here',
};
const page = { title: 'Home', styles: ['<style>a{}</style>'], markup: '', state: '' };
const rendered = { ...page, fonts: ['/a.woff2'] };
const home = formatHead(rendered, pageAt('/'), { owner }, "default-src 'none'");
const admin = formatHead(rendered, pageAt('/admin/'), { owner });

test('the policy comes before everything it governs', () => {
  expect(home).toMatch(/^<meta http-equiv="Content-Security-Policy" content="default-src 'none'">/);
});

test('text of the owner cannot close an element or an attribute', () => {
  expect(home).toContain('content="A &quot;B&quot; &lt;C&gt;"');
  expect(home).toContain('content="Ends &lt;/script&gt; here"');
  expect(home.match(/<\/script>/g)).toHaveLength(1);
  const own = { owner: { ...owner, shareText: 'A "desk"' }, isOwn: true };
  const head = formatHead(rendered, pageAt('/'), own);
  expect(head).toContain('<meta property="og:image:alt" content="A &quot;desk&quot;">');
  expect(head).toContain('type="application/atom+xml" title="A &quot;B&quot; &lt;C&gt;"');
});

test('the head of the public page has its URL, author and social card', () => {
  for (const part of [
    '<link rel="canonical" href="https://somebody.example/">',
    '<meta property="og:image" content="https://somebody.example/share.jpg">',
    '<meta property="og:image:width" content="1200">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta name="theme-color" content="#0d0909">',
    '<meta property="og:image:alt" content="A &quot;B&quot; &lt;C&gt;: Full Stack Developer, ',
    '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>',
  ])
    expect(home).toContain(part);
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(home)?.[1] ?? '';
  const person = { '@type': 'Person', name: owner.name, jobTitle: owner.roles };
  expect(JSON.parse(data)).toMatchObject({ '@graph': [{ '@type': 'WebSite' }, person] });
  expect(home).not.toMatch(/noindex|atom/);
});

test('the sign-in is excluded from search and has no social card', () => {
  expect(admin).toContain('<meta name="robots" content="noindex">');
  expect(admin).not.toContain('og:');
});

test.each([
  [undefined, 'en', undefined],
  ['de', 'de', 'de_DE'],
  ['pt-BR', 'pt-BR', 'pt_BR'],
  ['tlh', 'tlh', 'tlh'],
])('the head of a site in %s has the language %s and the locale %s', (language, tag, locale) => {
  const head = formatHead(rendered, pageAt('/'), { owner: { ...owner, language } });
  expect(head).toContain(`"inLanguage":"${tag}"`);
  expect(/og:locale" content="(.*?)"/.exec(head)?.[1]).toBe(locale);
});
