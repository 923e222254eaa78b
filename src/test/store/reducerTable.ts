import { freeze, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { rootReducer, type RootState } from '../../state/rootReducer';
import { stateAfter } from './testStore';

/** The state before, the action, and the state after it. */
type Row<State> = [before: State, event: UnknownAction, after: State];

/** Makes a test of each row. If the states are equal, the reducer must return the same object. */
export function testReducer<State>(reducer: Reducer<State>, rows: Record<string, Row<State>>) {
  test.each(Object.entries(rows))('%s', (_name, [before, event, after]) => {
    const next = reducer(freeze(before, true), event);
    if (before === after) expect(next).toBe(before);
    else expect(next).toEqual(after);
  });
}

/** The reducer of a slice in the store, even if the admin area injected it. */
export function getReducer<Name extends keyof RootState>(name: Name): Reducer<RootState[Name]> {
  const start = stateAfter();
  return (state = start[name], action) => rootReducer({ ...start, [name]: state }, action)[name];
}
