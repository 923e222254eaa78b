import { expect, test } from 'vitest';
import { testReducer } from '../../test/reducerTable';
import {
  contentFailed,
  contentFileReducer,
  type ContentFileState,
  contentImported,
  contentLoaded,
  contentRequested,
  selectContentStatus,
  selectHasOwnContent,
  selectIsContentComplete,
} from './contentFile';

const is = (status: ContentFileState['status']): ContentFileState => ({ status });
const complete = is('complete');
const lists = { projects: [], posts: [], tracks: [] };

testReducer(contentFileReducer, {
  'the content is loaded when it is asked for': [is('summary'), contentRequested(), is('loading')],
  'it may fail to come': [is('loading'), contentFailed(), is('failed')],
  'and be asked for again': [is('failed'), contentRequested(), is('loading')],
  'it is complete once it is there': [is('loading'), contentLoaded(lists), complete],
  'and after an import': [is('failed'), contentImported({ ...lists, projects: [] }), complete],
  'a list that the imported file leaves out is known': [
    { ...complete, leftOut: ['posts'] },
    contentImported({ ...lists, leftOut: ['tracks'] }),
    { ...complete, leftOut: ['tracks'] },
  ],
  'an imported file that has all lists leaves none out': [
    { ...complete, leftOut: ['posts'] },
    contentImported(lists),
    complete,
  ],
  'what is complete is not loaded again': [complete, contentRequested(), complete],
  'what is complete has not failed': [complete, contentFailed(), complete],
});

test('a visitor has a summary', () => {
  const start = { contentFile: contentFileReducer(undefined, { type: '' }) };
  expect(selectContentStatus(start)).toBe('summary');
  expect(selectIsContentComplete(start)).toBe(false);
  expect(selectIsContentComplete({ contentFile: complete })).toBe(true);
  expect(selectHasOwnContent(start)).toBe(false);
  expect(selectHasOwnContent({ contentFile: { ...complete, isOwn: true } })).toBe(true);
});
