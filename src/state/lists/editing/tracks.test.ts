import { expect, test } from 'vitest';
import { aTrack } from '../../../test/data/fixtures';
import { dispatcher } from '../../../test/store/dispatcher';
import { reducerOf, testReducer } from '../../../test/store/reducerTable';
import { rootReducer } from '../../rootReducer';
import { tracksStateOf } from '../tracks';
import { editTrack, trackEdited, trackMoved, trackReverted } from './tracks';

const [one, two, after] = [aTrack('1'), aTrack('2'), aTrack('2', { title: 'After' })];
const both = tracksStateOf([one, two]);
const edit = { entry: after, before: two };
const ghost = { entry: aTrack('constructor'), before: aTrack('constructor') };

testReducer(reducerOf('tracks'), {
  'a track is edited': [both, trackEdited(edit), tracksStateOf([one, after])],
  'an edit is undone': [tracksStateOf([one, after]), trackReverted(edit), both],
  'no ghost is edited': [both, trackEdited(ghost), both],
  'a track moves': [both, trackMoved({ id: '1', by: 1 }), { ...both, ids: ['2', '1'] }],
});

test('an edit is dispatched if it changes something', () => {
  const start = { ...rootReducer(undefined, { type: '' }), tracks: both };
  const { dispatch, actions } = dispatcher(start);
  dispatch(editTrack('2', { title: two.title }));
  dispatch(editTrack('3', { title: 'After' }));
  dispatch(editTrack('2', { title: 'After' }));
  expect(actions).toEqual([trackEdited(edit)]);
});
