import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { aPost, makeWork } from '../../../test/data/fixtures';
import { stateAfter } from '../../../test/store/testStore';
import { changesDiscarded, contentLoaded } from '../../lists/content';
import { pictureAdded } from '../../lists/pictures';
import { postActions } from '../../lists/posts';
import { rootReducer } from '../../rootReducer';
import { selectChangeCount, selectHasUnsaved } from '../changes';
import { typedRestored } from '../forms';
import { editsDropped } from '../message';
import { publishOperation, saveOperation } from '../operations';
import { picturesMarked, picturesUnmarked, selectDeletedPictures } from './pictureDeletions';
import { selectPicturesToDelete, selectUnusedNewPictures } from './pictureSelectors';

const [A, B] = ['images/a b.jpg', 'images/b.jpg'];
const work = makeWork({ posts: [aPost('a')] });
const start = stateAfter(contentLoaded(work), picturesMarked([A, B]));
const add = (content: string) => ({
  type: postActions.added.type,
  payload: aPost('b', { content }),
});
const deletion = postActions.deleted({ entry: aPost('b', { image: A }), indexFromEnd: 0 });

test.each<[string, string[], UnknownAction[]]>([
  ['is in the project', [A, B], []],
  ['can be kept', [], [picturesUnmarked()]],
  ['is not named by an entry', [B], [add('![x](<images/a b.jpg>)')]],
  ['is not named by an entry in another spelling', [B], [add('![x](images/a%20b.jpg)')]],
  [
    'is not named by the text of a form',
    [A],
    [typedRestored({ typed: { 'posts/': { image: B } }, typedOver: {} })],
  ],
  ['is not named by an entry that Undo restores', [B], [deletion]],
  ['is not named by dropped edits', [A], [editsDropped({ text: `{"image": "${B}"}`, base: null })]],
  ['is deleted once', [], [saveOperation.succeeded({ work, deleted: [A, B] })]],
  ['stays if the changes are discarded', [], [changesDiscarded(work)]],
  ['is unmarked by a save that kept it', [], [saveOperation.succeeded({ work })]],
])('a picture to delete %s', (_rule, paths, actions) => {
  const state = actions.reduce(rootReducer, start);
  expect(selectPicturesToDelete(state)).toEqual(paths);
});

test('a picture named by the owner is not deleted', () => {
  const owner = { ...start.owner, resume: A };
  expect(selectPicturesToDelete({ ...start, owner })).toEqual([B]);
});

test('each picture to delete is an unsaved change until it is deleted', () => {
  expect([selectChangeCount(start), selectHasUnsaved(start)]).toEqual([2, true]);
  const named = rootReducer(start, add(A));
  expect(selectChangeCount(named), 'one picture and one new post').toBe(2);
  const succeeded = publishOperation.succeeded({ work, hash: 'new', deleted: [A, B] });
  const published = rootReducer(start, succeeded);
  expect([selectChangeCount(published), selectHasUnsaved(published)]).toEqual([0, false]);
  expect(selectDeletedPictures(published)).toEqual([A, B]);
});

test('an added picture is new until it is written, and again once it was deleted', () => {
  const pictures = { [A]: { width: 2, height: 1, url: 'blob:a' } };
  const states = [
    pictureAdded({ pictures }),
    publishOperation.succeeded({ work, written: [A] }),
    saveOperation.succeeded({ work, deleted: [A] }),
  ].map((_action, index, actions) =>
    actions.slice(0, index + 1).reduce<typeof start>(rootReducer, start),
  );
  expect(states.map((state) => selectUnusedNewPictures(state))).toEqual([[A], [], [A]]);
});
