import { expect, test } from 'vitest';
import { workOf } from '../../test/data/fixtures';
import { reducerOf, testReducer } from '../../test/store/reducerTable';
import { contentImported } from '../lists/content';
import { rootReducer } from '../rootReducer';
import { signedOut } from '../visitor/auth';
import {
  type ContentImportState,
  importAbandoned,
  importHeldBack,
  importRefused,
  importStarted,
  selectContentImport,
} from './contentImport';

const idle: ContentImportState = { status: 'idle' };
const work = workOf();
const heldBack: ContentImportState = { status: 'heldBack', work };
const refusal = { errors: ['a'], errorCount: 2 };
const [started, again] = [importStarted(), importStarted()];
const checking: ContentImportState = { status: 'checking', id: started.payload };

testReducer<ContentImportState | undefined>(reducerOf('contentImport'), {
  'a file is checked': [idle, started, checking],
  'a file with errors is refused': [
    checking,
    importRefused(refusal),
    { status: 'refused', ...refusal },
  ],
  'an import that would lose changes waits for the owner': [
    checking,
    importHeldBack(work),
    heldBack,
  ],
  'an abandoned import is forgotten': [heldBack, importAbandoned(), idle],
  'an import that is done is forgotten': [heldBack, contentImported(work), idle],
  'a sign-out forgets the import': [heldBack, signedOut(), idle],
});

test('nothing is imported at first, and each import has an id of its own', () => {
  expect(selectContentImport(rootReducer(undefined, { type: '' }))).toEqual(idle);
  expect(started.payload).not.toBe(again.payload);
});
