import { aPost, aTrack, makeWork } from '../../test/data/fixtures';
import { getReducer, testReducer } from '../../test/store/reducerTable';
import { contentImported } from '../lists/content';
import { postAdded, postDeleted, postEdited, postPublished, postRestored } from '../lists/posts';
import { trackAdded } from '../lists/tracks';
import { signedOut } from '../visitor/auth';
import { formCancelled, formOpened, type FormsState } from './forms';

const [forOne, forNew] = [{ id: '1' }, { id: null }];
const [one, another]: FormsState[] = [{ posts: forOne }, { posts: { id: '2' } }];
const edit = { id: '1', from: {}, to: { title: 'New' } };
const deletion = { entry: aPost('1'), indexFromEnd: 0 };
const created = { type: postAdded.type, payload: aPost('1') };

testReducer(getReducer('forms'), {
  'a form opens in the place of another': [one, formOpened({ list: 'posts', id: '2' }), another],
  'a cancelled form closes': [{ ...one, tracks: forNew }, formCancelled('tracks'), one],
  'an edited entry closes its form': [one, postEdited(edit), {}],
  'a deleted entry closes its form': [one, postDeleted(deletion), {}],
  'an edited entry leaves the form of another open': [another, postEdited(edit), another],
  'a published post leaves its form open': [one, postPublished('1'), one],
  'a restored entry closes no form': [one, postRestored(deletion), one],
  'a new post closes the form for new posts': [{ posts: forNew }, created, {}],
  'a new track closes the form for new tracks': [
    { tracks: forNew },
    { type: trackAdded.type, payload: aTrack('1') },
    {},
  ],
  'a new post leaves the form of another open': [one, created, one],
  'an import closes the forms of entries alone': [
    { ...one, tracks: forNew },
    contentImported(makeWork()),
    { tracks: forNew },
  ],
  'a sign-out closes all forms': [{ ...one, tracks: forNew }, signedOut(), {}],
});
