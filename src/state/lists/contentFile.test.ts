import { expect, test } from 'vitest';
import { workOf } from '../../test/data/fixtures';
import { testReducer } from '../../test/store/reducerTable';
import { rootReducer } from '../rootReducer';
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
  selectIsOwnContentComplete,
} from './contentFile';

const is = (status: ContentFileState['status']): ContentFileState => ({ status });
const complete = is('complete');

testReducer(contentFileReducer, {
  'the content is loaded when it is asked for': [is('summary'), contentRequested(), is('loading')],
  'the content may fail to come': [is('loading'), contentFailed(), is('failed')],
  'content that failed to come is asked for again': [
    is('failed'),
    contentRequested(),
    is('loading'),
  ],
  'content that came is complete': [is('loading'), contentLoaded(workOf()), complete],
  'an import makes the content complete': [is('failed'), contentImported(workOf()), complete],
  'a list that the imported file leaves out is known': [
    { ...complete, leftOut: ['posts'] },
    contentImported({ ...workOf(), leftOut: ['tracks'] }),
    { ...complete, leftOut: ['tracks'] },
  ],
  'an imported file that has all lists leaves none out': [
    { ...complete, leftOut: ['posts'] },
    contentImported(workOf()),
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

test.each<[ContentFileState, boolean]>([
  [{ status: 'complete', isOwn: true }, true],
  [{ status: 'summary', isOwn: true }, false],
  [{ status: 'complete' }, false],
])('all of the owner’s content is there in %j: %s', (contentFile, isThere) => {
  const state = { ...rootReducer(undefined, { type: '' }), contentFile };
  expect(selectIsOwnContentComplete(state)).toBe(isThere);
});
