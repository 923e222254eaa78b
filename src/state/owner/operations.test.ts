import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { makeWork } from '../../test/data/fixtures';
import { stateAfter } from '../../test/store/testStore';
import { contentImported, savedContentLoaded } from '../lists/content';
import { signedOut } from '../visitor/auth';
import { importOperation, publishOperation } from './operations';

const { opened, started, conflicted, failed, succeeded, dismissed } = publishOperation;
const idle = { status: 'idle' };
const running = { status: 'running', run: expect.any(String) as string };
const work = makeWork();
const loaded = savedContentLoaded({ ...work, fileHash: '' });
const commit = 'c';
const error = { kind: 'noAnswer' } as const;

test.each<[string, UnknownAction[], object]>([
  ['runs after its start', [started()], running],
  ['succeeds', [started(), succeeded({ work, commit })], { status: 'succeeded', commit }],
  [
    'ends in a conflict',
    [started(), conflicted({ hash: null })],
    { status: 'conflict', conflict: { hash: null } },
  ],
  ['ends in an error', [started(), failed(error)], { status: 'failed', error }],
  ['drops its result when dismissed', [failed(error), dismissed()], idle],
  ['is ready once its panel opens', [opened()], { status: 'ready' }],
  ['continues when its panel opens again', [started(), opened()], running],
  ['stops at a sign-out', [started(), signedOut()], idle],
  ['is ready again after an import', [failed(error), contentImported(work)], { status: 'ready' }],
  ['is ready again once the saved file is loaded', [failed(error), loaded], { status: 'ready' }],
  ['ends with the import that it runs', [started(), contentImported(work)], { status: 'ready' }],
  ['stays idle during an import', [contentImported(work)], idle],
])('an operation %s', (_name, actions, expected) => {
  expect(publishOperation.select(stateAfter(...actions))).toEqual(expected);
});

test('a conflict drops the error of an earlier import', () => {
  const state = stateAfter(importOperation.failed(error), conflicted({ hash: null }));
  expect(importOperation.select(state)).toEqual(idle);
});

test('each run of an operation has a unique id', () => {
  expect(started().payload).not.toEqual(started().payload);
});
