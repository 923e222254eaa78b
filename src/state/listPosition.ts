import type { EntityState } from '@reduxjs/toolkit';

/** An entity with its place in a list, counted from the end, so that new entities on top do not shift it. */
export interface Positioned<T> {
  entry: T;
  /** 0 for the last. */
  indexFromEnd: number;
}

/** An entity of a list with its place, or nothing where the list has none of this id. */
export function positionedIn<T>(
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
  // With `in`, so that no id is one of the keys that every object inherits.
  if (entry.id in entities) return;
  ids.splice(ids.length - indexFromEnd, 0, entry.id);
  entities[entry.id] = entry;
}

/**
 * Puts a new entity at the top of a list; one that is there already stays where it is. By position, not by date:
 * a clock that is wrong cannot bury it.
 */
export const insertOnTop = <T extends { id: string }>(
  list: EntityState<T, string>,
  entry: NoInfer<T>,
) => insertAt(list, { entry, indexFromEnd: list.ids.length });
