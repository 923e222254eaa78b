import { freeze, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';

/** The state before, the event, and the state after it. */
type Row<State> = [before: State, event: UnknownAction, after: State];

/** A test for each row. A state that is the same before and after has to stay the very same object. */
export function testReducer<State>(reducer: Reducer<State>, rows: Record<string, Row<State>>) {
  test.each(Object.entries(rows))('%s', (_name, [before, event, after]) => {
    const next = reducer(freeze(before, true), event);
    if (before === after) expect(next).toBe(before);
    else expect(next).toEqual(after);
  });
}
