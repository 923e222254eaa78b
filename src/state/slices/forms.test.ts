import { expect, test } from 'vitest';
import { dispatcher } from '../../test/dispatcher';
import { aPost, aProject, aTrack } from '../../test/fixtures';
import { reducerOf, testReducer } from '../../test/reducerTable';
import { postEdited, postReverted } from '../editing/posts';
import { projectAdded, projectDeleted } from '../editing/projects';
import { trackReverted } from '../editing/tracks';
import { signedOut } from './auth';
import { contentImported } from './contentFile';
import { cancelForm, formCancelled, formOpened, type FormsState, selectForm } from './forms';
import { postCreated, postDeleted, postRestored } from './posts';
import { trackAdded } from './tracks';

const [forOne, forNew] = [{ id: '1' }, { id: null }];
const editing: FormsState = { posts: forOne, tracks: forOne, projects: forOne };
const adding: FormsState = { posts: forNew, tracks: forNew, projects: forNew };
const without = ({ ...forms }: FormsState, list: keyof FormsState) => {
  Reflect.deleteProperty(forms, list);
  return forms;
};
const post = (id = '1') => ({ entry: aPost(id), before: aPost(id), indexFromEnd: 0 });
const edit = { entry: aTrack('1'), before: aTrack('1') };
const created = { type: postCreated.type, payload: aPost('1') };
const project = { entry: aProject('1'), indexFromEnd: 0 };
const work = { projects: [], posts: [], tracks: [] };

testReducer(reducerOf('forms'), {
  'a form opens in the place of another': [
    editing,
    formOpened({ list: 'posts', id: null }),
    { ...editing, posts: forNew },
  ],
  'a cancelled form closes': [editing, formCancelled('tracks'), without(editing, 'tracks')],
  'an edited post closes its form': [editing, postEdited(post()), without(editing, 'posts')],
  'an undone edit too': [editing, postReverted(post()), without(editing, 'posts')],
  'a deletion too': [editing, postDeleted(post()), without(editing, 'posts')],
  'no edit closes the form of another': [editing, postEdited(post('2')), editing],
  'a restored post closes none': [editing, postRestored(post()), editing],
  'an edited track closes its form': [editing, trackReverted(edit), without(editing, 'tracks')],
  'a deleted project its own': [editing, projectDeleted(project), without(editing, 'projects')],
  'a new post closes the form for new ones': [adding, created, without(adding, 'posts')],
  'a new track too': [adding, trackAdded(aTrack('1')), without(adding, 'tracks')],
  'a new project too': [adding, projectAdded(aProject('1')), without(adding, 'projects')],
  'but no form for an entry': [editing, created, editing],
  'an import closes the forms for entries': [
    { ...editing, tracks: forNew },
    contentImported(work),
    { tracks: forNew },
  ],
  'a sign-out closes all': [editing, signedOut(), {}],
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
