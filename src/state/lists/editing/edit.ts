import type { Reducer } from '@reduxjs/toolkit';

/** Combines two reducers of one slice: the second gets the state that the first returns. */
export const chainReducers =
  <State>(first: Reducer<State>, second: Reducer<State>): Reducer<State> =>
  (state, action) =>
    second(first(state, action), action);

/** An edited entry, and the entry as it was before. */
export interface Edit<T> {
  entry: T;
  before: T;
}

/** A step of an entry in its list: up, towards the start, or down. */
export interface Move {
  id: string;
  by: -1 | 1;
}

/** Moves the entry at an index one place. Returns the same list if the entry is missing, or at that end already. */
export function moveByOne<T>(list: T[], index: number, by: Move['by']): T[] {
  const [entry, other] = [list[index], list[index + by]];
  if (entry === undefined || other === undefined) return list;
  return list.map((each, at) => (at === index ? other : at === index + by ? entry : each));
}

/** Removes the fields whose value is undefined. */
export function dropUndefined<T extends object>(fields: T): T {
  const kept = { ...fields };
  for (const [key, value] of Object.entries(kept)) {
    if (value === undefined) Reflect.deleteProperty(kept, key);
  }
  return kept;
}

/** The text as a form field returns it: with line feeds only, and no blanks around it. */
const asTyped = (text: unknown) =>
  typeof text === 'string' ? text.replace(/\r\n?/g, '\n').trim() : undefined;

/**
 * Applies the fields of a form to an entry. Fields that are undefined are removed; blanks around a text that was not
 * edited are kept.
 * @returns The edit, or `undefined` if it changes nothing.
 */
export function editOf<T extends { id: string }>(
  before: T,
  fields: Partial<NoInfer<T>>,
): Edit<T> | undefined {
  const isSame = ([key, value]: [string, unknown]) => {
    const old: unknown = Object.hasOwn(before, key) ? before[key as keyof T] : undefined;
    return asTyped(old) === value || JSON.stringify(old) === JSON.stringify(value);
  };
  const changes = Object.entries(fields).filter((field) => !isSame(field));
  if (changes.length === 0) return undefined;
  return { entry: dropUndefined({ ...before, ...Object.fromEntries(changes) }), before };
}
