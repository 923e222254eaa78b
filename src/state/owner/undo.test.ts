import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { aPost, aProject, aTrack, makeWork, NEW_POST } from '../../test/data/fixtures';
import { openWork } from '../../test/store/testStore';
import { contentImported, contentLoaded } from '../lists/content';
import { postActions } from '../lists/posts';
import { projectActions } from '../lists/projects';
import type { AppThunk, RootState } from '../rootReducer';
import { signedOut } from '../visitor/auth';
import { likeToggled } from '../visitor/likes';
import { createEntry, deleteEntry, editEntry } from './entryThunks';
import { selectUndoable, undo } from './undo';

const work = {
  posts: [aPost('1'), aPost('2', { status: 'draft' })],
  tracks: [aTrack('1'), aTrack('2')],
  projects: [aProject('1'), aProject('2', { featured: true })],
};

/** A dashboard store with loaded work. */
function open() {
  const dashboard = openWork(work);
  dashboard.dispatch(likeToggled('2'));
  return { ...dashboard, newest: () => selectUndoable(dashboard.getState()) };
}

const acts: [string, UnknownAction | AppThunk][] = [
  ['an added post', createEntry('posts', NEW_POST)],
  ['an edited post', editEntry('posts', '1', { content: 'New.', image: undefined })],
  ['a moved project', projectActions.moved({ id: '1', by: 1 })],
  ['a published post', postActions.published('2')],
  ['an unpublished post', postActions.unpublished('1')],
  ['a featured project', projectActions.featured('1')],
  ['an unfeatured project', projectActions.unfeatured('2')],
  ['a deleted track with its like', deleteEntry('tracks', '2')],
];

const withoutMessage = ({ message: _message, ...state }: RootState) => state;

test('undo reverts every kind of change, newest first', () => {
  const { dispatch, getState, newest } = open();
  const states = acts.map(([name, act]) => {
    const before = withoutMessage(getState());
    dispatch(act);
    expect(withoutMessage(getState()), name).not.toEqual(before);
    return [name, before] as const;
  });
  for (const [name, before] of states.reverse()) {
    dispatch(undo());
    expect(withoutMessage(getState()), name).toEqual(before);
  }
  dispatch(undo());
  expect(newest()).toBeUndefined();
});

test.each([contentLoaded(makeWork()), contentImported(work)])('undo ends with $type', (action) => {
  const { dispatch, newest } = open();
  dispatch(postActions.published('2'));
  dispatch(signedOut());
  expect(newest()).toEqual(postActions.published('2'));
  dispatch(action);
  expect(newest()).toBeUndefined();
});
