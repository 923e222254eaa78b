import { expect, test } from 'vitest';
import { aPost, aProject, aTrack } from '../../test/data/fixtures';
import { describeChanges } from './publishSite';

const draft = aPost('a', { status: 'draft' });
const [b, c, d] = [aPost('b'), aPost('c'), aPost('d')];
const work = {
  projects: [aProject('p')],
  posts: [draft, b, c],
  tracks: [aTrack('x'), aTrack('y')],
};
const published = aPost('a');

test.each([
  ['Update the content', {}],
  ['Publish 1 post', { posts: [published, b, c] }],
  ['Publish 2 posts, delete 1 track', { posts: [d, published, b, c], tracks: [aTrack('x')] }],
  [
    'Unpublish 1 post, add 1 draft, delete 1 post',
    { posts: [aPost('d', { status: 'draft' }), draft, aPost('b', { status: 'draft' })] },
  ],
  ['Add 1 track, delete 2 tracks', { tracks: [aTrack('z')] }],
  [
    'Edit 2 posts, reorder posts, edit 1 track',
    {
      posts: [{ ...draft, title: 'New' }, c, { ...b, tags: [] }],
      tracks: [aTrack('x'), aTrack('y', { album: 'New' })],
    },
  ],
  [
    'Reorder tracks, add 1 project, edit 1 project',
    {
      tracks: [aTrack('y'), aTrack('x')],
      projects: [aProject('q'), aProject('p', { featured: true })],
    },
  ],
])('the commit message is %s', (message, parts) => {
  expect(describeChanges(work, { ...work, ...parts })).toBe(message);
});
