import { expect, test } from 'vitest';
import { testReducer } from '../test/reducerTable';
import {
  contentFailed,
  contentFileReducer,
  type ContentFileState,
  contentImported,
  contentLoaded,
  contentRequested,
  contentSaved,
  selectContentStatus,
  selectIsContentComplete,
} from './contentFile';
import { sitePublished } from './publish';

const is = (
  status: ContentFileState['status'],
  fileHash: string | null = null,
): ContentFileState => ({ status, fileHash });
const complete = is('complete');
const kept = { posts: {}, tracks: {}, fileHash: 'new' };
const lists = { posts: [], tracks: [] };

testReducer(contentFileReducer, {
  'the content is loaded when it is asked for': [is('summary'), contentRequested(), is('loading')],
  'it may fail to come': [is('loading'), contentFailed(), is('failed')],
  'and be asked for again': [is('failed'), contentRequested(), is('loading')],
  'it is complete once it is there': [is('loading'), contentLoaded(lists), complete],
  'and after an import': [is('failed'), contentImported({ ...lists, projects: [] }), complete],
  'it comes with the hash of its file': [
    is('loading'),
    contentLoaded({ ...lists, fileHash: 'old' }),
    is('complete', 'old'),
  ],
  'a file of the owner’s changes nothing about that': [
    is('complete', 'old'),
    contentImported({ ...lists, projects: [], isUnsaved: true }),
    is('complete', 'old'),
  ],
  'the file from the disk or the repository does': [
    is('complete', 'old'),
    contentImported({ ...lists, projects: [], fileHash: 'new' }),
    is('complete', 'new'),
  ],
  'a save leaves a new one': [is('complete', 'old'), contentSaved(kept), is('complete', 'new')],
  'and so does a commit': [
    is('complete', 'old'),
    sitePublished({ ...kept, commit: null }),
    is('complete', 'new'),
  ],
  'what is complete is not loaded again': [complete, contentRequested(), complete],
  'what is complete has not failed': [complete, contentFailed(), complete],
});

test('a visitor has a summary', () => {
  const start = { contentFile: contentFileReducer(undefined, { type: '' }) };
  expect(selectContentStatus(start)).toBe('summary');
  expect(selectIsContentComplete(start)).toBe(false);
  expect(selectIsContentComplete({ contentFile: complete })).toBe(true);
});
