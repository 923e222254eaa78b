import type { Reducer } from '@reduxjs/toolkit';

/** A reducer that answers the events of two, one after the other. */
export const withBoth =
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

/** The list with an entry moved one place; the very same list where it is at the end or not there. */
export function moved<T>(list: T[], index: number, by: Move['by']): T[] {
  const [entry, other] = [list[index], list[index + by]];
  if (entry === undefined || other === undefined) return list;
  return list.map((each, at) => (at === index ? other : at === index + by ? entry : each));
}

/** The fields without those that are undefined: an entry has none. */
export function dropUndefined<T extends object>(fields: T): T {
  const kept = { ...fields };
  for (const [key, value] of Object.entries(kept)) {
    if (value === undefined) Reflect.deleteProperty(kept, key);
  }
  return kept;
}

/** As a text field gives a text back. */
const asTyped = (text: unknown) =>
  typeof text === 'string' ? text.replace(/\r\n?/g, '\n').trim() : undefined;

/**
 * What an entry becomes with these fields. A field that is undefined is left out, and blanks around a text that was not
 * edited stay.
 * @returns Nothing if that changes nothing.
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
