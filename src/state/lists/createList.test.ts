import { expect, test } from 'vitest';
import { aProject, makeWork } from '../../test/data/fixtures';
import { testReducer } from '../../test/store/reducerTable';
import { contentImported, contentLoaded, draftsRestored, savedContentLoaded } from './content';
import { createListState } from './createList';
import { projectActions, projectsSlice } from './projects';

const [a, b, c] = ['a', 'b', 'c'].map((id) => aProject(id, { image: `${id}.jpg`, featured: true }));
const makeList = (...list: (typeof a)[]) => createListState(list.flatMap((it) => it ?? []));
const all = makeList(a, b, c);
const onlyA = makeList(a);
const n = aProject('new');
const withNew = makeList(n, a, b, c);
const added = (id: string) => ({ type: projectActions.added.type, payload: aProject(id) });
const deletedB = { entry: aProject('b', { featured: true, image: 'b.jpg' }), indexFromEnd: 1 };
const { image: _image, ...withoutImage } = deletedB.entry;
const edit = { id: 'b', from: { title: 'Project b', image: 'b.jpg' }, to: { title: 'New' } };
const undoneEdit = { id: 'b', from: edit.to, to: edit.from };
const edited = makeList(a, { ...withoutImage, title: 'New' }, c);
const work = makeWork({ projects: [aProject('d'), aProject('b')] });

testReducer(projectsSlice.reducer, {
  'a new entry is the first': [all, added('new'), withNew],
  'a new entry with a duplicate id is not added': [all, added('b'), all],
  'an edit changes its fields, and removes those without a value': [
    all,
    projectActions.edited(edit),
    edited,
  ],
  'an undone edit restores the old fields': [edited, projectActions.edited(undoneEdit), all],
  'an edit of a missing entry changes nothing': [onlyA, projectActions.edited(edit), onlyA],
  'an entry moves down': [all, projectActions.moved({ id: 'a', by: 1 }), makeList(b, a, c)],
  'an entry moves up': [all, projectActions.moved({ id: 'c', by: -1 }), makeList(a, c, b)],
  'the first entry does not move up': [all, projectActions.moved({ id: 'a', by: -1 }), all],
  'the last entry does not move down': [all, projectActions.moved({ id: 'c', by: 1 }), all],
  'a missing entry does not move': [all, projectActions.moved({ id: 'd', by: 1 }), all],
  'a deleted entry is gone': [all, projectActions.deleted(deletedB), makeList(a, c)],
  'a restored entry is below newer ones again': [
    makeList(n, a, c),
    projectActions.restored(deletedB),
    withNew,
  ],
  'an existing entry is not restored again': [all, projectActions.restored(deletedB), all],
});

test.each([
  contentLoaded(work),
  contentImported(work),
  savedContentLoaded({ ...work, fileHash: 'hash' }),
  draftsRestored(work),
])('$type replaces the list', (action) => {
  expect(projectsSlice.reducer(all, action)).toEqual(createListState(work.projects));
});
