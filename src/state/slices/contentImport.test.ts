import { expect, test } from 'vitest';
import { reducerOf, testReducer } from '../../test/reducerTable';
import { rootReducer } from '../rootReducer';
import { signedOut } from './auth';
import { contentImported } from './contentFile';
import {
  type ContentImportState,
  importAbandoned,
  importHeldBack,
  importRefused,
  importStarted,
  selectContentImport,
} from './contentImport';

const idle: ContentImportState = { status: 'idle' };
const work = { projects: [], posts: [], tracks: [] };
const heldBack: ContentImportState = { status: 'heldBack', work };
const refusal = { errors: ['a'], errorCount: 2 };
const [started, again] = [importStarted(), importStarted()];
const checking: ContentImportState = { status: 'checking', id: started.payload };

testReducer<ContentImportState | undefined>(reducerOf('contentImport'), {
  'a file is checked': [idle, started, checking],
  'it is refused': [checking, importRefused(refusal), { status: 'refused', ...refusal }],
  'it waits for the owner': [checking, importHeldBack(work), heldBack],
  'who keeps the current work': [heldBack, importAbandoned(), idle],
  'or imports it': [heldBack, contentImported(work), idle],
  'a sign-out ends it': [heldBack, signedOut(), idle],
});

test('nothing is imported at first, and each import has an id of its own', () => {
  expect(selectContentImport(rootReducer(undefined, { type: '' }))).toEqual(idle);
  expect(started.payload).not.toBe(again.payload);
});
