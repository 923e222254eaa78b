import { expect, test } from 'vitest';
import { aPost, aProject, aTrack, workOf } from '../../test/data/fixtures';
import { dispatcher } from '../../test/store/dispatcher';
import { reducerOf, testReducer } from '../../test/store/reducerTable';
import { contentImported } from '../lists/content';
import { postEdited, postReverted } from '../lists/editing/posts';
import { projectAdded, projectDeleted } from '../lists/editing/projects';
import { trackReverted } from '../lists/editing/tracks';
import { postCreated, postDeleted, postRestored } from '../lists/posts';
import { trackAdded } from '../lists/tracks';
import { signedOut } from '../visitor/auth';
import { cancelForm, formCancelled, formOpened, type FormsState, selectForm } from './forms';

const [forOne, forNew] = [{ id: '1' }, { id: null }];
const [one, another]: FormsState[] = [{ posts: forOne }, { posts: { id: '2' } }];
const post = { entry: aPost('1'), before: aPost('1'), indexFromEnd: 0 };
const track = { entry: aTrack('1'), before: aTrack('1') };
const project = { entry: aProject('1'), indexFromEnd: 0 };
const created = { type: postCreated.type, payload: aPost('1') };

testReducer(reducerOf('forms'), {
  'a form opens in the place of another': [one, formOpened({ list: 'posts', id: '2' }), another],
  'a cancelled form closes': [{ ...one, tracks: forNew }, formCancelled('tracks'), one],
  'an edited post closes its form': [one, postEdited(post), {}],
  'an undone edit closes the form of its post': [one, postReverted(post), {}],
  'a deleted post closes its form': [one, postDeleted(post), {}],
  'an edited post leaves the form of another open': [another, postEdited(post), another],
  'a restored post closes no form': [one, postRestored(post), one],
  'an edited track closes its form': [{ tracks: forOne }, trackReverted(track), {}],
  'a deleted project closes its form': [{ projects: forOne }, projectDeleted(project), {}],
  'a new post closes the form for new posts': [{ posts: forNew }, created, {}],
  'a new track closes the form for new tracks': [{ tracks: forNew }, trackAdded(aTrack('1')), {}],
  'a new project closes the form for new projects': [
    { projects: forNew },
    projectAdded(aProject('1')),
    {},
  ],
  'a new post leaves the form of another open': [one, created, one],
  'an import closes the forms of entries alone': [
    { ...one, tracks: forNew },
    contentImported(workOf()),
    { tracks: forNew },
  ],
  'a sign-out closes all forms': [{ ...one, tracks: forNew }, signedOut(), {}],
});

test('a form is cancelled if it is open', () => {
  const { dispatch, getState, actions } = dispatcher();
  dispatch(cancelForm('posts'));
  expect(actions).toEqual([]);
  dispatch(formOpened({ list: 'posts', id: '1' }));
  expect(selectForm(getState(), 'posts')).toEqual(forOne);
  dispatch(cancelForm('posts'));
  expect(actions.at(-1)).toEqual(formCancelled('posts'));
  expect(selectForm(getState(), 'posts')).toBeUndefined();
});
