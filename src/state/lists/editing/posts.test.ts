import { expect, test } from 'vitest';
import { aPost } from '../../../test/data/fixtures';
import { dispatcher } from '../../../test/store/dispatcher';
import { reducerOf, testReducer } from '../../../test/store/reducerTable';
import { rootReducer } from '../../rootReducer';
import { postCreated, postsStateOf } from '../posts';
import { createPost } from './createPost';
import { deletePost, editPost, postEdited, postMoved, postReverted } from './posts';

const [one, two] = [aPost('1', { readTime: '9 min read' }), aPost('2', { status: 'draft' })];
const both = postsStateOf([one, two]);
const named = (id: string, title: string) => aPost(id, { title, status: 'published' });
const edit = { entry: named('2', 'After'), before: named('2', 'Before') };
const ghost = { entry: aPost('constructor'), before: aPost('constructor') };

testReducer(reducerOf('posts'), {
  'an edit keeps the status': [
    both,
    postEdited(edit),
    postsStateOf([one, { ...edit.entry, status: 'draft' }]),
  ],
  'an undone edit keeps the status': [
    both,
    postReverted(edit),
    postsStateOf([one, { ...edit.before, status: 'draft' }]),
  ],
  'no ghost is edited': [both, postEdited(ghost), both],
  'a post moves': [both, postMoved({ id: '1', by: 1 }), { ...both, ids: ['2', '1'] }],
});

const open = () => dispatcher({ ...rootReducer(undefined, { type: '' }), posts: both });
const words = 'word '.repeat(900);

test.each([
  ['of the title keeps the read time', { title: 'New' }, '9 min read'],
  ['of the text counts it anew', { content: words }, '5 min read'],
])('an edit %s', (_what, fields, readTime) => {
  const { dispatch, actions } = open();
  dispatch(editPost('1', { ...one, ...fields, image: one.image }));
  expect(actions).toEqual([postEdited({ entry: { ...one, ...fields, readTime }, before: one })]);
});

test('nothing is dispatched where nothing changes, or nothing is there', () => {
  const { dispatch, actions } = open();
  dispatch(editPost('1', { ...one, image: one.image }));
  dispatch(editPost('3', { ...one, image: one.image }));
  dispatch(deletePost('3'));
  expect(actions).toEqual([]);
});

test('a new post has an id that no post has, not even a deleted one, and no picture but its own', () => {
  const { dispatch, actions } = open();
  const { title, excerpt, content, tags, publishedAt } = aPost('rooms');
  const fields = { title, excerpt, content, tags, publishedAt };
  dispatch(createPost({ ...fields, image: undefined }));
  dispatch(deletePost('post-rooms'));
  dispatch(createPost({ ...fields, image: 'a.jpg' }));
  dispatch(createPost({ ...fields, image: undefined }));
  const made = { ...fields, readTime: '3 min read', status: 'draft' };
  expect(actions.filter(postCreated.match).map(({ payload }) => payload)).toStrictEqual([
    { ...made, id: 'post-rooms' },
    { ...made, id: 'post-rooms-2', image: 'a.jpg' },
    { ...made, id: 'post-rooms-3' },
  ]);
});
