import { expect, test } from 'vitest';
import { testContent } from '../test/content';
import { aPost } from '../test/fixtures';
import { ownerContentArrived } from './content';
import { postFormOpened, postPublished } from './posts';
import { visitorState } from './preloadedState';
import { rootReducer } from './rootReducer';
import { selectWork } from './work';

const { projects, posts, tracks } = testContent;
const served = { ...rootReducer(undefined, { type: '' }), ...visitorState(testContent) };
const whole = rootReducer(served, ownerContentArrived({ posts, tracks }));

test('the work is all that the store has, in its order', () => {
  expect(selectWork(whole)).toEqual({ projects, posts, tracks });
});

test('there is none as long as the lists have not come', () => {
  expect(selectWork(served)).toBeUndefined();
  const { content, ...none } = served;
  expect(selectWork({ ...none, content, posts: { ...none.posts, ids: [], entities: {} } })).toBe(
    undefined,
  );
});

test('there is none as long as the body of a post is missing', () => {
  const { content: _body, ...summary } = aPost('bare');
  const entities = { ...whole.posts.entities, bare: summary };
  const bare = { ...whole, posts: { ...whole.posts, ids: [...whole.posts.ids, 'bare'], entities } };
  expect(selectWork(bare)).toBeUndefined();
});

test('it follows a change, and is the very same while nothing changes', () => {
  const draft = posts.find(({ status }) => status === 'draft');
  const after = selectWork(rootReducer(whole, postPublished(draft?.id ?? '')));
  expect(after?.posts.every(({ status, id }) => status === 'published' || id !== draft?.id)).toBe(
    true,
  );
  expect(after).not.toBe(selectWork(whole));
  expect(selectWork({ ...whole })).toBe(selectWork(whole));
  expect(selectWork(rootReducer(whole, postFormOpened()))).toEqual(selectWork(whole));
});
