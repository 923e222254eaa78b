import { expect, test } from 'vitest';
import { post, project } from '../../test/data/contentFiles';
import { checkReferences } from './checkReferences';

const FILES = ['images/a b.jpg', 'resume.pdf'];

/** The wrong values of posts, and what is expected in their place. */
const listErrors = (...posts: object[]) =>
  checkReferences({ posts: posts.map((fields) => ({ ...post, ...fields })) }, FILES).map(
    ({ message, found, path }) => [message, found ?? path.at(-1)],
  );

const CAPITALS = (other: string) =>
  `an id that differs from "${other}" by more than case and the form of accents`;

test.each([
  ['a', 'b', []],
  ['a', 'a', [['an id that is unique in posts', 'id']]],
  ['On', 'on', [[CAPITALS('On'), 'id']]],
  ['\u00e9', 'e\u0301', [[CAPITALS('\u00e9'), 'id']]],
])('the ids %j and %j of two posts have the errors %j', (first, second, errors) => {
  expect(listErrors({ id: first }, { id: second })).toEqual(errors);
});

test('a picture in a post or a draft needs a file under public', () => {
  const content =
    '![](images/a%20b.jpg) ![](https://a.example/b.jpg) ![](/B.jpg) ![](resume.pdf) ![](a%231.jpg)';
  const errors = ['B.jpg', 'resume.pdf', 'a%231.jpg'].map((name) => [
    'an existing picture under public',
    name,
  ]);
  const drafts = listErrors({ content }, { content, status: 'draft' });
  expect(drafts).toEqual([...errors, ...errors]);
});

test('the error for a missing file says if a name differs only in case or Unicode form', () => {
  const form =
    '("cafe\u0301.JPG" differs only in case or the Unicode form of its accents: rename one)';
  const fields = { image: 'caf\u00e9.jpg', content: '![a](caf\u00e9.jpg) [b](caf\u00e9.jpg)' };
  const issues = checkReferences({ posts: [{ ...post, ...fields }] }, ['cafe\u0301.JPG']);
  expect(issues.map(({ message }) => message)).toEqual([
    `an existing file under public ${form}`,
    `an existing picture under public ${form}`,
    `a link to a page (a draft has none) or a file of the site ${form}`,
  ]);
});

test('pictures and links in the body of a project, and links to projects, need a target', () => {
  const body = '![](images/b.jpg) [a](/projects/loom) [b](/projects/dry/)';
  const projects = [
    { ...project, body },
    { ...project, id: 'dry' },
  ];
  const found = checkReferences({ projects }, FILES).map(({ path, ...issue }) => [
    path,
    issue.found,
  ]);
  const path = ['projects', 0, 'body'];
  expect(found).toEqual([
    [path, 'images/b.jpg'],
    [path, 'projects/dry'],
  ]);
});

test('a site without a list of posts has no blog to link to', () => {
  const projects = [{ ...project, body: '[a](/blog/)' }];
  expect(checkReferences({ projects }, FILES)).toMatchObject([{ found: 'blog' }]);
  expect(checkReferences({ projects, posts: [] }, FILES)).toEqual([]);
});

test.each(['demo', '/demo/', 'demo/index.html'])(
  'a post links to a folder with a page: %s',
  (link) => {
    const content = `[a](${link})`;
    expect(checkReferences({ posts: [{ ...post, content }] }, ['demo/index.html'])).toEqual([]);
    expect(checkReferences({ posts: [{ ...post, content }] }, ['demo/a.html'])).toHaveLength(1);
  },
);

test('the portrait of the owner needs a file under public', () => {
  const listPaths = (portrait: string) =>
    checkReferences({ about: { text: 'A', portrait } }, FILES).map(({ path }) => path);
  expect(listPaths('/images/b.jpg')).toEqual([['about', 'portrait']]);
  expect([...listPaths('images/a b.jpg'), ...listPaths('https://a.example/b.jpg')]).toEqual([]);
});

test.each([
  ['projects', 'image'],
  ['tracks', 'cover'],
  ['tracks', 'audio'],
])('in %s, the %s needs a file under public', (list, field) => {
  const listPaths = (file: string) =>
    checkReferences({ [list]: [{ [field]: file }] }, FILES).map(({ path }) => path);
  expect(listPaths('b.mp3')).toEqual([[list, 0, field]]);
  expect(listPaths('resume.pdf')).toEqual([]);
});

test.each([
  '/',
  '#a',
  '/#music',
  'admin',
  '/admin/dashboard/',
  '/blog/',
  '/blog/on-rooms/#b',
  '/blog/on-rooms/index.html',
  'resume.pdf',
  'https://a.example/b',
  'mailto:a@b.example',
  '/blog/%E5%B1%B1',
])('the link %s is accepted', (link) => {
  expect(listErrors({ content: `[a](${link})` }, { id: '山' })).toEqual([]);
});

test.each([
  ['/blog/nowhere/', 'blog/nowhere'],
  ['/blog/draft/?a', 'blog/draft'],
  ['cv.pdf', 'cv.pdf'],
  ['/b%E9', 'b%E9'],
  ['../elsewhere/', '../elsewhere/'],
])('the link %s is an error in a post, but not in a draft', (link, found) => {
  const [content, draft] = [`[a][b]\n\n[b]: ${link}`, { id: 'draft', status: 'draft' }];
  const error = ['a link to a page (a draft has none) or a file of the site', found];
  expect(listErrors({ content }, { content, ...draft })).toEqual([error]);
});

test('a link to a missing picture is an error in drafts too, in any spelling', () => {
  const content =
    '[plan](/images/plan%20%281%29.png) [map](images/my\\_map.png) [a](images/a%20b.jpg)';
  const error = (found: string) => [
    'a link to a page (a draft has none) or a file of the site',
    found,
  ];
  expect(listErrors({ content, status: 'draft' })).toEqual([
    error('images/plan (1).png'),
    error('images/my_map.png'),
  ]);
});
