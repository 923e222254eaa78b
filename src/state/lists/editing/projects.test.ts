import { expect, test } from 'vitest';
import { aProject } from '../../../test/data/fixtures';
import { dispatcher } from '../../../test/store/dispatcher';
import { reducerOf, testReducer } from '../../../test/store/reducerTable';
import { rootReducer } from '../../rootReducer';
import {
  deleteProject,
  editProject,
  projectAdded,
  projectDeleted,
  projectEdited,
  projectFeatured,
  projectMoved,
  projectRestored,
  projectReverted,
  projectUnfeatured,
  selectFeaturedCount,
} from './projects';

const [one, two] = [aProject('1'), aProject('2', { featured: true })];
const both = [one, two];
const after = aProject('2', { title: 'After' });
const edited = { ...after, featured: true };
const edit = { entry: after, before: aProject('2') };
const added = (project = aProject('new')) => ({ type: projectAdded.type, payload: project });
const restored = projectRestored({ entry: one, indexFromEnd: 1 });

testReducer(reducerOf('projects'), {
  'a new project stands on top': [both, added(), [aProject('new'), ...both]],
  'no project is added twice': [both, added(aProject('2')), both],
  'an edit keeps whether it is featured': [both, projectEdited(edit), [one, edited]],
  'an undone edit keeps whether it is featured': [[one, edited], projectReverted(edit), both],
  'a project moves': [both, projectMoved({ id: '2', by: -1 }), [two, one]],
  'a project is featured': [
    [two, one],
    projectFeatured('1'),
    [two, aProject('1', { featured: true })],
  ],
  'a project is unfeatured': [both, projectUnfeatured('2'), [one, aProject('2')]],
  'no ghost is featured': [both, projectFeatured('3'), both],
  'a deleted project is gone': [both, projectDeleted({ entry: one, indexFromEnd: 1 }), [two]],
  'a restored project is back in its place': [
    [aProject('new'), two],
    restored,
    [aProject('new'), one, two],
  ],
});

testReducer(reducerOf('carousel'), {
  'the carousel starts anew with other pages': [{ index: 2 }, restored, { index: 0 }],
  'an edit leaves the carousel where it is': [{ index: 2 }, projectEdited(edit), { index: 2 }],
});

test('a new project has an id of its own, is not featured, and has no empty fields', () => {
  const { id: _id, featured, ...fields } = one;
  const { payload } = projectAdded({ ...fields, image: undefined });
  expect(payload).toStrictEqual({ ...fields, id: payload.id, featured });
  expect(payload.id).not.toBe(projectAdded(fields).payload.id);
});

test('an edit is dispatched if it changes something; a deletion if there is what to delete', () => {
  const start = { ...rootReducer(undefined, { type: '' }), projects: [...both, aProject('3')] };
  const { dispatch, actions } = dispatcher(start);
  dispatch(editProject('2', { title: two.title }));
  dispatch(editProject('4', { title: 'After' }));
  dispatch(editProject('2', { title: 'After' }));
  dispatch(deleteProject('4'));
  dispatch(deleteProject('2'));
  expect(actions).toEqual([
    projectEdited({ entry: edited, before: two }),
    projectDeleted({ entry: edited, indexFromEnd: 1 }),
  ]);
});

test('the featured projects are counted', () => {
  const projects = [
    aProject('1', { featured: true }),
    aProject('2'),
    aProject('3', { featured: true }),
  ];
  expect(selectFeaturedCount({ ...rootReducer(undefined, { type: '' }), projects })).toBe(2);
});
