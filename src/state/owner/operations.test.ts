import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { makeWork } from '../../test/data/fixtures';
import { stateAfter } from '../../test/store/dispatcher';
import { contentImported, savedContentLoaded } from '../lists/content';
import { signedOut } from '../visitor/auth';
import { publishOperation } from './operations';
import { publishOpened, selectPublishPanel, tokenEntered, tokenForgotten } from './publishPanel';

const { started, advanced, conflicted, failed, succeeded, dismissed } = publishOperation;
const idle = { status: 'idle' };
const running = { status: 'running', run: expect.any(String) as string };
const work = makeWork();
const loaded = savedContentLoaded({ ...work, fileHash: '' });
const commit = 'c';
const error = { kind: 'noAnswer' } as const;

test.each<[string, UnknownAction[], object]>([
  ['runs after its start', [started()], running],
  ['advances', [started(), advanced('committing')], { ...running, step: 'committing' }],
  ['advances only while running', [advanced('committing')], idle],
  ['succeeds', [started(), succeeded({ work, commit })], { status: 'succeeded', commit }],
  [
    'ends in a conflict',
    [started(), conflicted({ hash: null })],
    { status: 'conflict', conflict: { hash: null } },
  ],
  ['ends in an error', [started(), failed(error)], { status: 'failed', error }],
  ['drops its result when dismissed', [failed(error), dismissed()], idle],
  ['continues when dismissed', [started(), dismissed()], running],
  ['stops at a sign-out', [started(), signedOut()], idle],
  ['drops its result after an import', [conflicted({ hash: 'a' }), contentImported(work)], idle],
  ['drops its result once the saved file is loaded', [conflicted({ hash: 'a' }), loaded], idle],
])('an operation %s', (_name, actions, expected) => {
  expect(publishOperation.select(stateAfter(...actions))).toEqual(expected);
});

test('each run of an operation has a unique id', () => {
  expect(started().payload).not.toEqual(started().payload);
});

const open = { isOpen: true, hasToken: true };
test.each<[string, UnknownAction[], object]>([
  ['keeps the token while closed', [dismissed()], { isOpen: false, hasToken: true }],
  ['forgets the token', [tokenForgotten()], { isOpen: true, hasToken: false }],
  ['forgets a bad token', [failed({ kind: 'badToken' })], { isOpen: true, hasToken: false }],
  ['keeps the token after another error', [failed(error)], open],
  ['closes at sign-out', [signedOut()], { isOpen: false, hasToken: false }],
])('the publish panel %s', (_name, actions, expected) => {
  const state = stateAfter(publishOpened(), tokenEntered(), ...actions);
  expect(selectPublishPanel(state)).toEqual(expected);
});
