import * as fc from 'fast-check';
import { toString } from 'hast-util-to-string';
import { renderToStaticMarkup } from 'react-dom/server';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { createBodyElements } from '../../shared/post-text/PostText';
import { ATTACKS, hostileBody } from '../../test/data/hostileMarkdown';
import { runs } from '../../test/runs';
import type { BuiltPictures } from '../images';
import { reading } from '../words/en/other';
import { parseBody } from './parseBody';

/** The elements of a body: names, attributes and texts. */
function listElements(text: string) {
  const found: { name: string; attributes: Record<string, unknown>; text: string }[] = [];
  visit(parseBody(text, reading).tree, 'element', (node) => {
    found.push({ name: node.tagName, attributes: node.properties, text: toString(node) });
  });
  return found;
}
const toHtml = (text: string, pictures: BuiltPictures) =>
  renderToStaticMarkup(createBodyElements(parseBody(text, reading, pictures).tree));
const first = (text: string, name: string) => listElements(text).find((it) => it.name === name);

test.each([
  ['https://a.example/b?c#d', 'https://a.example/b?c#d'],
  ['//a.example', 'https://a.example/'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['tel:+4912', 'tel:+4912'],
  ['#part', '#part'],
  ['/blog/other/', '/blog/other/'],
  ['resume.pdf', '/resume.pdf'],
  ['../../up', '/up'],
  ['ftp://a.example', undefined],
  ['blob:https://site.invalid/a', undefined],
  ['https://', undefined],
])('a link to %s has the address %s', (href, target) => {
  const [paragraph, link, ...others] = listElements(`[word](${href})`);
  expect(paragraph?.text).toBe('word');
  expect(link).toEqual(target && { name: 'a', attributes: { href: target }, text: 'word' });
  expect(others).toEqual([]);
});

test.each([
  ['https://a.example/b.png', 'https://a.example/b.png'],
  ['images/a%20b.jpg', '/images/a%20b.jpg'],
  ['/share.jpg', '/share.jpg'],
  ['../secret.jpg', undefined],
  ['a%E9.png', undefined],
  ['<images/a 50% b.jpg>', '/images/a%2050%25%20b.jpg'],
])('a picture at %s has the address %s', (src, address) => {
  const attributes = address && { src: address, alt: 'what', loading: 'lazy' };
  expect(first(`![what](${src})`, 'img')?.attributes).toEqual(attributes);
  expect(first(`[![what](${src})](data:,a)`, 'img')?.attributes['src']).toBe(address);
  if (!address) expect(first(`![what](${src})`, 'p')?.text).toBe('what');
});

test('a picture known to the build has its files, size and colour', () => {
  const built = { id: 'a1', width: 480, height: 640, color: '#842' };
  const text = 'See ![what](images/desk.jpg)';
  const html = toHtml(text, { 'images/desk.jpg': built });
  const list = (format: string) => `/assets/a1-240.${format} 240w,/assets/a1-480.${format} 480w`;
  expect(html).toContain('<span class="picture"><svg color="#842" aria-hidden="true"></svg>');
  expect(html).toContain(`<source type="image/avif" srcSet="${list('avif')}" sizes="`);
  expect(html).toMatch(
    new RegExp(`<img[^>]* srcSet="${list('webp')}"[^>]* width="480" height="640"`),
  );
  expect(html).toMatch(/<img[^>]* alt="what"[^>]* loading="lazy"/);
});

test('a partly transparent picture has no ground in a text', () => {
  const built = { id: 'a1', width: 480, height: 640, ground: '#eee' };
  const html = toHtml('![what](a.png)', { 'a.png': built });
  expect(html).toContain('<span class="picture"><picture>');
});

test('a picture deployed unchanged has its size, unless it is a drawing without one', () => {
  const size = { width: 20, height: 10 };
  const html = toHtml('![what](a.gif)', { 'a.gif': size });
  expect(html).toMatch(/<p><img src="\/a.gif"[^>]* width="20" height="10"/);
  const fluid = toHtml('![what](a.svg)', { 'a.svg': { ...size, isFluid: true } });
  expect(fluid).toContain('<img src="/a.svg"');
  expect(fluid).not.toContain('width=');
});

test.each([
  ['# A\n\n### B\n\n#### C\n\n# D', ['2 A', '3 B', '4 C', '2 D']],
  ['### A\n\n## B', ['2 A', '2 B']],
  ['# A\n## B\n### C\n#### D\n##### E\n###### F', ['2 A', '3 B', '4 C', '5 D', '6 E', '6 F']],
  ['> ## A', ['2 A']],
  ['# ![](a.png) A', ['2 A']],
  ['A[^1]\n\n[^1]: B', []],
  ['# A[^1] *b[^1]*\n\n[^1]: B', ['2 A b']],
])('headings start at level 2 and skip no level: %j', (text, ranked) => {
  expect(parseBody(text, reading).headings.map((it) => `${it.level} ${it.text}`)).toEqual(ranked);
});

test('heading anchors are unique, and differ from the ids of the page', () => {
  const ids = (text: string) => parseBody(text, reading).headings.map(({ id }) => id);
  expect(ids('# A b\n\n# A b\n\n# !\n\n# ①\n\n# مرحبا')).toEqual([
    'a-b',
    'a-b-1',
    'section',
    'section-1',
    'مرحبا',
  ]);
  const taken = ['root', 'content', 'contents', 'footnote-label', 'reload-notice'];
  for (const id of [...taken, 'preloaded-state', 'structured-data'])
    expect(ids(`# ${id}`)).toEqual([`${id}-1`]);
});

test('code is highlighted, and a wide code block or table is a tab stop with a name', () => {
  expect(first('```js\nconst a = 1;\n```', 'span')).toMatchObject({
    attributes: { className: ['hljs-keyword'] },
    text: 'const',
  });
  const attributes = { role: 'group', ariaLabel: 'Code 1', dir: 'ltr' };
  expect(first('```\na\n```', 'pre')?.attributes).toEqual(attributes);
  const [box, table] = listElements('|a|\n|-|\n|b|');
  expect(box?.attributes).toEqual({ role: 'group', ariaLabel: 'Table 1' });
  expect(table).toMatchObject({ name: 'table', text: box?.text });
  const wide = `\`\`\`\n\t\t\t${'a'.repeat(25)}\n\`\`\`\n\n| ${'b'.repeat(14)} | ${'c'.repeat(14)} |\n|-|-|`;
  const stops = listElements(wide).filter(({ attributes }) => attributes['tabIndex'] === 0);
  expect(stops.map(({ attributes }) => attributes['ariaLabel'])).toEqual(['Code 1', 'Table 1']);
});

test('a footnote with two references links back to both', () => {
  expect(toHtml('a[^1] b[^1]\n\n[^1]: c', {})).toMatch(
    /"Back to reference 1"[^>]*>↩.*"Back to reference 1-2"[^>]*>↩[^<]*<sup>2<\/sup><\/a>/,
  );
});

test.each(['日本**「語」**です', '彼は**重要な点。**次に', '**강조(bold)**는'])(
  '%s is bold',
  (text) => {
    expect(toHtml(text, {})).toMatch(/<strong>[^*]+<\/strong>[^*]/);
  },
);

test('task list boxes are shown as characters', () => {
  expect(
    listElements('- [x] a\n- [ ] b').flatMap(({ name, text }) => (name === 'li' ? text : [])),
  ).toEqual(['☑ a', '☐ b']);
});

test.each([
  ['<b>bold</b>', 'p'],
  ['<div onclick="a()">\nb\n</div>', 'p'],
  ['a *<i>* | [<b>](/a)', 'p em a'],
  ['# <i>b</i>', 'h2'],
  ['> <div>', 'blockquote p'],
  ['- <div>\n\n  b', 'ul li p p'],
  ['A[^1]\n\n[^1]: <div>', 'p sup a section h2 ol li p a'],
])('HTML is shown as text, in a paragraph if it stands between blocks: %j', (text, names) => {
  expect(listElements(text).map(({ name }) => name)).toEqual(names.split(' '));
  const shown = toString(parseBody(text, reading).tree);
  for (const tag of text.match(/<[^>]*>/g) ?? []) expect(shown).toContain(tag);
});

// Deeper ones take seconds.
test.each([
  ['quotes', '>'.repeat(8_000), 'blockquote', 50],
  ['lists', '- '.repeat(8_000), 'ul', 50],
  ['numbered lists', '1. '.repeat(8_000), 'ol', 50],
  ['signs of emphasis', `${'*'.repeat(4_000)}a${'*'.repeat(4_000)}`, 'strong', 0],
  ['emphases in CRLF paragraphs', '*a*\r\n\r\n'.repeat(1_001), 'em', 1_001],
  ['signs in code', `*a*\n\`\`\`\n${'*'.repeat(3_000)}\n\`\`\`\n`, 'em', 1],
  ['opened emphasis', `${'*a **b '.repeat(999)}${'b** a*'.repeat(999)}`, 'em', 0],
])('many nested %s leave text and links', (_name, text, name, levels) => {
  const elements = listElements(`${text} [x](/a)`);
  expect(elements.filter((each) => each.name === name)).toHaveLength(levels);
  expect(elements.at(-1)).toMatchObject({ name: 'a', text: 'x' });
});

const ELEMENTS =
  /^(a|blockquote|br|code|del|div|em|h[2-6]|hr|img|li|ol|p|pre|section|span|strong|sup|table|tbody|td|th|thead|tr|ul)$/;
const ATTRIBUTES =
  /^(align|alt|aria[A-Z]\w+|className|data\w+|dir|href|id|loading|role|src|start|tabIndex|title)$/;

test('attacks in a body become harmless elements', () => {
  function expectHarmless(text: string) {
    for (const { name, attributes } of listElements(text)) {
      expect(name).toMatch(ELEMENTS);
      for (const [attribute, value] of Object.entries(attributes))
        if (value !== undefined) expect(attribute).toMatch(ATTRIBUTES);
      const address = attributes['href'] ?? attributes['src'] ?? '#';
      expect(address).toMatch(/^(#|\/(?!\/)|https?:\/\/|mailto:)/);
    }
  }
  for (const text of [...ATTACKS, '![a](b.png)']) expectHarmless(text);
  fc.assert(fc.property(hostileBody, expectHarmless), { numRuns: runs(2_000) });
});
