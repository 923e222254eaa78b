import { current, type EntityState } from '@reduxjs/toolkit';

/** An entity with its place in a list, counted from the end, so that new entities on top do not shift it. */
export interface Positioned<T> {
  entry: T;
  /** 0 for the last. */
  indexFromEnd: number;
}

/** Finds an entity of a list by its id. Returns `undefined` if the list has none. */
export function findWithPosition<T>(
  { ids, entities }: EntityState<T, string>,
  id: string,
): Positioned<T> | undefined {
  const entry = Object.hasOwn(entities, id) ? entities[id] : undefined;
  return entry && { entry, indexFromEnd: ids.length - 1 - ids.indexOf(id) };
}

// The ids are copied with `current` and assigned as a whole. Changed in place, each of up to 5,000 would go through
// Immer's proxy.

/** Inserts an entity at its place in an Immer draft of a list. Does nothing if the list has it. */
export function insertAt<T extends { id: string }>(
  list: EntityState<T, string>,
  { entry, indexFromEnd }: Positioned<NoInfer<T>>,
) {
  // `in` also refuses inherited keys such as `constructor`.
  if (entry.id in list.entities) return;
  const ids = [...current(list.ids)];
  ids.splice(ids.length - indexFromEnd, 0, entry.id);
  list.ids = ids;
  list.entities[entry.id] = entry;
}

/** Removes an entity from an Immer draft of a list. */
export function removeFrom<T>(list: EntityState<T, string>, id: string) {
  if (!Object.hasOwn(list.entities, id)) return;
  list.ids = current(list.ids).filter((each) => each !== id);
  Reflect.deleteProperty(list.entities, id);
}

/**
 * Inserts a new entity at the top of an Immer draft of a list. Does nothing if the list has it. By position, not by date,
 * so that a wrong clock does not matter.
 */
export const insertOnTop = <T extends { id: string }>(
  list: EntityState<T, string>,
  entry: NoInfer<T>,
) => insertAt(list, { entry, indexFromEnd: list.ids.length });
