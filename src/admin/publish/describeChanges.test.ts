import { expect, test } from 'vitest';
import type { Work } from '../../content/types';
import { anAbout, aPost, aProject, aTrack } from '../../test/data/fixtures';
import { describeChanges } from './describeChanges';

const draft = aPost('a', { status: 'draft' });
const unpublished = [aPost('d', { status: 'draft' }), draft, aPost('b', { status: 'draft' })];
const [a, b, c, d] = [aPost('a'), aPost('b'), aPost('c'), aPost('d')];
const [x, y, z] = [aTrack('x'), aTrack('y'), aTrack('z')];
const about = [anAbout({ text: 'New' })];
const work = {
  about: [anAbout()],
  projects: [aProject('p')],
  posts: [draft, b, c],
  tracks: [x, y],
};
const projects = [aProject('q'), aProject('p', { featured: true })];
const posts = [{ ...draft, title: 'New' }, c, { ...b, tags: [] }];

test.each<[string, Partial<Work>, deletedPictures?: number]>([
  ['Update the content', {}],
  ['Publish 1 post', { posts: [a, b, c] }],
  ['Publish 2 posts, delete 1 track', { posts: [d, a, b, c], tracks: [x] }],
  ['Unpublish 1 post, add 1 draft, delete 1 post', { posts: unpublished }],
  ['Add 1 track, delete 2 tracks', { tracks: [z] }],
  ['Edit 2 posts, reorder posts, edit 1 track', { posts, tracks: [x, { ...y, album: 'New' }] }],
  ['Reorder tracks, add 1 project, edit 1 project', { tracks: [y, x], projects }],
  ['Edit about', { about }],
  ['Delete 1 track, delete about', { tracks: [x], about: [] }],
  ['Delete 1 picture', {}, 1],
  ['Delete 1 track, delete 2 pictures', { tracks: [x] }, 2],
])('the commit message is %s', (message, parts, deletedPictures = 0) => {
  expect(describeChanges(work, { ...work, ...parts }, deletedPictures)).toBe(message);
});
