import type { EntityState } from '@reduxjs/toolkit';

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

/** Puts an entity at its place; one that is there already stays where it is. */
export function insertAt<T extends { id: string }>(
  { ids, entities }: EntityState<T, string>,
  { entry, indexFromEnd }: Positioned<NoInfer<T>>,
) {
  // `in` also refuses inherited keys such as `constructor`.
  if (entry.id in entities) return;
  ids.splice(ids.length - indexFromEnd, 0, entry.id);
  entities[entry.id] = entry;
}

/**
 * Puts a new entity at the top of a list; one that is there already stays where it is. By position, not by date, so that
 * a wrong clock does not matter.
 */
export const insertOnTop = <T extends { id: string }>(
  list: EntityState<T, string>,
  entry: NoInfer<T>,
) => insertAt(list, { entry, indexFromEnd: list.ids.length });
