import { expect, test } from 'vitest';
import type { Work } from '../content/types';
import { testContent } from '../test/data/content';
import { aPost } from '../test/data/fixtures';
import { contentImported, contentLoaded } from './lists/contentFile';
import { postPublished, postsStateOf } from './lists/posts';
import { formOpened } from './owner/forms';
import { visitorState } from './preloadedState';
import { rootReducer } from './rootReducer';
import { selectWork } from './work';

const { projects, posts, tracks } = testContent;
const served = { ...rootReducer(undefined, { type: '' }), ...visitorState(testContent) };
const whole = rootReducer(served, contentLoaded({ projects, posts, tracks }));

test('the work is all that the store has, in its order', () => {
  expect(selectWork(whole)).toStrictEqual({ projects, posts, tracks });
  const imported: Work = {
    ...{ projects: projects.slice(2, 5), posts: [], tracks: tracks.slice(1) },
    leftOut: ['posts'],
  };
  const state = rootReducer(whole, contentImported(imported));
  expect(selectWork(state)).toEqual(imported);
});

test('there is no work as long as the lists are missing', () => {
  expect(selectWork({ ...served, posts: postsStateOf([]) })).toBeUndefined();
});

test('a post without a body, as only a raw action makes it, hides no other work', () => {
  const { content: _body, ...bare } = aPost('bare');
  const state = { ...whole, posts: postsStateOf([aPost('a'), bare]) };
  expect(selectWork(state)?.posts).toEqual([aPost('a'), aPost('bare', { content: '' })]);
});

test('the work is the very same while no project, post or track changes', () => {
  const work = selectWork(whole);
  expect(selectWork(rootReducer(whole, formOpened({ list: 'posts', id: null })))).toBe(work);
  const draft = posts.find(({ status }) => status === 'draft')?.id ?? '';
  expect(selectWork(rootReducer(whole, postPublished(draft)))).not.toBe(work);
});
