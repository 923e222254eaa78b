import { expect, test } from 'vitest';
import { testContent } from '../../test/data/content';
import { aPost, aProject } from '../../test/data/fixtures';
import { listWarnings } from './listWarnings';

const content =
  '![ ](a.jpg) ![described](b.jpg) ![][c] ![a](b c.jpg) `![a](b c)` [d](/blog/d/) [b](/b.jpg)\n\n[c]: https://c.example/d.jpg';
const posts = [
  aPost('a', { content }),
  aPost('b', { content, status: 'draft' }),
  aPost('d', { content, publishedAt: '9999-12-31' }),
];
const projects = [aProject('a', { image: 'f.jpg', body: '[f](/f.jpg)' })];
const site = {
  passwordHash: null,
  strictTransportSecurity: null,
  fileHash: null,
  files: ['a.jpg', 'b.jpg', 'd.HEIC', 'icon-192.png', 'e.gif', 'f.jpg', 'assets/cv.pdf'],
  replacedFiles: [],
};

test('a build warns of demo values, flaws in texts, untranslated words, replaced files and originals', () => {
  const own = { ...testContent, projects, posts, isOwn: true };
  expect(listWarnings({ ...site, content: own, replacedFiles: ['_headers'] }, true, '/')).toEqual([
    'The build replaces public/_headers with its own file.',
    'The post "Post a" does not describe its picture a.jpg.',
    'The post "Post a" does not describe its picture https://c.example/d.jpg.',
    expect.stringMatching(/^The post "Post a" shows !\[a\]\(b c.jpg\) as text\. /),
    'The post "Post a" links to blog/d, which is not public yet.',
    expect.stringMatching(/^Browsers keep these files for a year, .*: assets\/cv\.pdf\. Move /),
    expect.stringMatching(
      /^These pictures go online as they are, .*: b\.jpg, d\.HEIC, f\.jpg\. .* public\/images \(except HEIC\)\.$/,
    ),
    expect.stringMatching(
      /^public\/resume\.pdf is still the placeholder\. .* and `resume` in owner\.ts\.$/,
    ),
    expect.stringMatching(/^The siteUrl in .*owner.ts is still https:.* Before you deploy, /),
    expect.stringMatching(/^The sign-in accepts the demo password/),
  ]);
  const latin = { ...testContent.owner, language: 'la', words: { nav: { menu: 'Index' } } };
  const [warning] = listWarnings(
    { ...site, content: { ...testContent, owner: latin } },
    false,
    '/',
  );
  expect(warning).toMatch(
    /^The site has no words in la\. .* page\.title, .* nav\.main, nav\.top, /,
  );
  const owner = { ...testContent.owner, siteUrl: 'https://somebody.example/' };
  const passwordHash = { salt: '', hash: '' };
  const deployed = { ...site, files: [], passwordHash, content: { ...own, owner, posts: [] } };
  expect(listWarnings(deployed, false, '/portfolio/')).toEqual([
    expect.stringMatching(
      /^The site is built for \/portfolio\/, .* https:\/\/somebody\.example\/\. /,
    ),
  ]);
  const japanese = listWarnings(deployed, false, '/', new Set('花子'));
  expect(japanese).toEqual([
    expect.stringMatching(/^This machine has no font .*: 花子\. Install /),
  ]);
  for (const content of [{ ...own, owner, posts: [] }, testContent])
    expect(listWarnings({ ...site, files: [], passwordHash, content }, false, '/')).toEqual([]);
});
