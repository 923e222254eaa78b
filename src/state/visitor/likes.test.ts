import { aTrack, makeWork } from '../../test/data/fixtures';
import { testReducer } from '../../test/store/reducerTable';
import { contentLoaded } from '../lists/content';
import { likesSlice } from './likes';

const loaded = contentLoaded(makeWork({ tracks: [aTrack('a')] }));

testReducer(likesSlice.reducer, {
  'likes of tracks in the loaded content stay': [{ a: true, gone: true }, loaded, { a: true }],
});
