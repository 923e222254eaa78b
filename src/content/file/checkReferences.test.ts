import { expect, test } from 'vitest';
import { anAbout, aPost, aProject, aTrack, makeWork } from '../../test/data/fixtures';
import type { Post, Work } from '../types';
import { checkReferences } from './checkReferences';

const FILES = ['images/a b.jpg', 'resume.pdf'];
const check = (work: Partial<Work>) => checkReferences(makeWork(work), FILES);

/** The wrong values of posts, and what is expected in their place. */
const listErrors = (...posts: Partial<Post>[]) =>
  check({ posts: posts.map((fields, index) => aPost(`post-${index}`, fields)) }).map(
    ({ message, found, path }) => [message, found ?? path.at(-1)],
  );

const CAPITALS = (other: string) => `an id that differs from "${other}" by more than capitals`;

test.each([
  ['a', 'b', []],
  ['a', 'a', [['an id that no other of posts has', 'id']]],
  ['On', 'on', [[CAPITALS('On'), 'id']]],
  ['\u00e9', 'e\u0301', [[CAPITALS('\u00e9'), 'id']]],
])('the ids %j and %j of two posts have the errors %j', (first, second, errors) => {
  expect(listErrors({ id: first }, { id: second })).toEqual(errors);
});

test('a picture in a post or a draft has a file under public', () => {
  const content = '![](images/a%20b.jpg) ![](https://a.example/b.jpg) ![](/B.jpg) ![](resume.pdf)';
  const errors = ['B.jpg', 'resume.pdf'].map((name) => ['a picture that is under public', name]);
  const drafts = listErrors({ content }, { content, status: 'draft' });
  expect(drafts).toEqual([...errors, ...errors]);
});

test('a picture and a link in the text of a project have a target, as links to projects have', () => {
  const body = '![](images/b.jpg) [a](/projects/loom) [b](/projects/dry/)';
  const found = check({ projects: [aProject('loom', { body }), aProject('dry')] });
  const path = ['projects', 0, 'body'];
  expect(found.map((issue) => [issue.path, issue.found])).toEqual([
    [path, 'images/b.jpg'],
    [path, 'projects/dry'],
  ]);
});

test('the files of the other lists are under public', () => {
  const listPaths = (file: string) =>
    check({
      about: [anAbout({ portrait: file })],
      tracks: [aTrack('a', { cover: file, audio: file })],
    }).map(({ path }) => path.join('.'));
  expect(listPaths('images/b.jpg')).toEqual(['tracks.0.cover', 'about.portrait', 'tracks.0.audio']);
  expect([...listPaths('images/a b.jpg'), ...listPaths('https://a.example/b.jpg')]).toEqual([]);
});

test.each([
  ...['/', '#a', '/#music', 'admin', '/blog/', '/blog/post-0/#b', '/blog/post-0/index.html'],
  ...[
    'resume.pdf',
    'https://a.example/b',
    'mailto:a@b.example',
    '../elsewhere/',
    '/blog/%E5%B1%B1',
  ],
])('the link %s is accepted', (link) => {
  expect(listErrors({ content: `[a](${link})` }, { id: '山' })).toEqual([]);
});

test.each([
  ['/blog/nowhere/', 'blog/nowhere'],
  ['/blog/draft/?a', 'blog/draft'],
  ['Resume.pdf', 'Resume.pdf'],
  ['/b%E9', 'b%E9'],
])('the link %s of a post is an error, and in a draft it is not', (link, found) => {
  const content = `[a][b]\n\n[b]: ${link}`;
  const draft = { id: 'draft', status: 'draft' as const };
  const error = ['a link to a page or a file of the site', found];
  expect(listErrors({ content }, { content, ...draft })).toEqual([error]);
});

test('a link to a missing picture is an error of a draft too, in whatever spelling', () => {
  const content =
    '[plan](/images/plan%20%281%29.png) [map](images/my\\_map.png) [a](images/a%20b.jpg)';
  const error = (found: string) => ['a link to a page or a file of the site', found];
  expect(listErrors({ content, status: 'draft' })).toEqual([
    error('images/plan (1).png'),
    error('images/my_map.png'),
  ]);
});
