import { makeWork } from '../../test/data/fixtures';
import { testReducer } from '../../test/store/reducerTable';
import {
  contentFailed,
  contentImported,
  contentLoaded,
  contentSlice,
  contentRequested,
  type ContentState,
  draftsRestored,
  savedContentLoaded,
} from './content';

const is = (status: ContentState['status']): ContentState => ({ status });
const complete = is('complete');
const withoutPosts: ContentState = { ...complete, missingLists: ['posts'] };
const saved = savedContentLoaded({ ...makeWork(), fileHash: 'new' });

testReducer(contentSlice.reducer, {
  'content is loading after a request': [is('summary'), contentRequested(), is('loading')],
  'content can fail to load': [is('loading'), contentFailed(), is('failed')],
  'content is requested again after a failure': [is('failed'), contentRequested(), is('loading')],
  'loaded content is complete': [is('loading'), contentLoaded(makeWork()), complete],
  'imported content is complete': [is('failed'), contentImported(makeWork()), complete],
  'an imported file can leave out a list': [
    withoutPosts,
    contentImported(makeWork({ missingLists: ['tracks'] })),
    { ...complete, missingLists: ['tracks'] },
  ],
  'work published before a reload can leave out a list': [
    is('loading'),
    contentLoaded(makeWork({ missingLists: ['posts'] })),
    withoutPosts,
  ],
  'edits from before a reload can leave out a list': [
    complete,
    draftsRestored(makeWork({ missingLists: ['posts'] })),
    withoutPosts,
  ],
  'a saved file with all lists has no missing lists': [withoutPosts, saved, complete],
  'complete content is not requested again': [complete, contentRequested(), complete],
  'complete content cannot fail': [complete, contentFailed(), complete],
});
