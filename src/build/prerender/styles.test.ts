import { expect, test } from 'vitest';
import type { Content } from '../../content/types';
import { testContent } from '../../test/data/content';
import { aPost, aProject, aTrack } from '../../test/data/fixtures';
import { getPages, pageAt } from './pages';
import { renderPages } from './render';

async function renderStyle(path: string, parts: Partial<Content>): Promise<string> {
  const content = { ...testContent, ...parts };
  const [page] = await renderPages([pageAt(path, getPages(content))], content, '/');
  return page?.styles.join('') ?? '';
}

test.each([
  ['/', true, false],
  ['/admin', true, true],
  ['/admin/dashboard', true, true],
  ['/admin', false, false],
])(
  'the page %s with own content %j but no about or experience has the styles of these: %j',
  async (path, isOwn, has) => {
    const style = await renderStyle(path, { isOwn });
    for (const selector of ['.about{', '.positions li{'])
      expect(style.includes(selector)).toBe(has);
  },
);

test('text shows before its font', async () => {
  const displays = (await renderStyle('/', {})).match(/(?<=font-display: ?)\w+/g);
  expect(new Set(displays)).toEqual(new Set(['swap']));
});

const DISPLAY = 'bricolage-grotesque';
const BODY = 'instrument-sans';

test.each([
  ['/', 'Ada Smith', 'en', [`${BODY}-latin`]],
  ['/', 'Zoë Smith', 'en', [`${BODY}-latin`, `${DISPLAY}-latin`]],
  ['/', 'Łucja', 'pl', [`${BODY}-latin`, `${DISPLAY}-latin-ext`, `${BODY}-latin-ext`]],
  ['/', 'Ada Huế', 'en', [`${BODY}-latin`, `${DISPLAY}-vietnamese`]],
  ['/', 'Ada Huế', 'vi', [`${DISPLAY}-vietnamese`]],
  [
    '/admin',
    'Ada Smith',
    'en',
    [
      `${BODY}-latin`,
      `${DISPLAY}-latin`,
      `${DISPLAY}-latin-ext`,
      `${BODY}-latin-ext`,
      `${DISPLAY}-vietnamese`,
    ],
  ],
])(
  'the page %s of %s in %s has, besides the basic ones, the font files %j',
  async (path, name, language, files) => {
    const owner = { ...testContent.owner, name, language };
    const style = await renderStyle(path, { owner });
    const found = style.matchAll(/([a-z-]+)-wght-normal\.woff2/g);
    expect(Array.from(found, ([, file]) => file)).toEqual(files);
  },
);

const POLISH = 'Łąki';
const songs = Array.from({ length: 6 }, (_, index) => aTrack(`${index}`));

const korean = { posts: [aPost('a', { language: 'ko' })] };

test.each<[path: string, what: string, Partial<Content>, rule?: string]>([
  ['/', 'the languages of its texts', korean, ':lang(ko)'],
  ['/404', 'the languages of its texts', korean, ':lang(ko)'],
  ['/', 'later tracks', { tracks: [...songs, aTrack('6', { title: POLISH })] }],
  ['/404', 'later tracks', { tracks: [...songs, aTrack('6', { title: POLISH })] }],
  ['/404', 'the front page', { projects: [aProject('a', { title: POLISH })] }],
  ['/', 'later words', { owner: { ...testContent.owner, words: { music: { failed: POLISH } } } }],
  ['/blog/a', 'its post', { posts: [aPost('a', { content: POLISH })] }],
])('the page %s has the fonts and rules of %s', async (path, _what, parts, rule = 'latin-ext') => {
  expect(await renderStyle(path, { isOwn: true, ...parts })).toContain(rule);
});

test.each([
  ['en', true],
  ['zh-CN', false],
])('quotation marks in %s are in our fonts: %j', async (language, isOurs) => {
  const style = await renderStyle('/', { owner: { ...testContent.owner, language } });
  expect(style.includes('U+201C')).toBe(isOurs);
});
