import { freeze, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';

/** The state before, the action, and the state after it. */
type Row<State> = [before: State, event: UnknownAction, after: State];

/** Makes a test of each row. If a row has the same object before and after, the reducer must return that object. */
export function testReducer<State>(reducer: Reducer<State>, rows: Record<string, Row<State>>) {
  test.each(Object.entries(rows))('%s', (_name, [before, event, after]) => {
    const next = reducer(freeze(before, true), event);
    if (before === after) expect(next).toBe(before);
    else expect(next).toEqual(after);
  });
}
