import { expect, test } from 'vitest';
import { aTrack, makeWork } from '../../test/data/fixtures';
import { testReducer } from '../../test/store/reducerTable';
import { contentLoaded } from './content';
import { pictureAdded, picturesSlice, picturesRemoved, selectPicture } from './pictures';
import { allTracksShown } from './tracks';

const desk = { id: 'd', width: 800, height: 600, color: '#842' };
const lamp = { id: 'l', width: 240, height: 240 };
const before = { 'desk.jpg': desk };
const both = { 'desk.jpg': desk, 'lamp.jpg': lamp };

testReducer(picturesSlice.reducer, {
  'pictures of all work are known once it is loaded': [
    before,
    contentLoaded({ ...makeWork(), pictures: both }),
    both,
  ],
  'covers of older tracks are known once they are shown': [
    before,
    allTracksShown({ tracks: [aTrack('1')], pictures: { 'lamp.jpg': lamp } }),
    both,
  ],
  'a picture added by the owner is known': [
    before,
    pictureAdded({ pictures: { 'lamp.jpg': lamp } }),
    both,
  ],
  'a removed picture is forgotten': [both, picturesRemoved(['lamp.jpg']), before],
  'pictures stay known if work is loaded without any': [before, contentLoaded(makeWork()), before],
});

test('a picture is known by its path alone', () => {
  const find = (path?: string) => selectPicture({ pictures: before }, path);
  expect(find('desk.jpg')).toBe(desk);
  for (const path of ['other.jpg', 'constructor', undefined]) expect(find(path)).toBeUndefined();
});
