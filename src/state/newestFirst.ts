import type { EntityState } from '@reduxjs/toolkit';

/** An entity that was taken out of a list, and its place there, which new entities on top do not shift. */
export interface Taken<T> {
  entry: T;
  /** How many entities stood below it. */
  below: number;
}

/** An entity of a list as it would be taken out; nothing where it is not there. */
export function takenFrom<T>(
  { ids, entities }: EntityState<T, string>,
  id: string,
): Taken<T> | undefined {
  const entry = entities[id];
  return entry && { entry, below: ids.length - ids.indexOf(id) - 1 };
}

/** Puts an entity back in its place; one that is there already stays where it is. */
export function putBack<T extends { id: string }>(
  { ids, entities }: EntityState<T, string>,
  { entry, below }: Taken<NoInfer<T>>,
) {
  if (Object.hasOwn(entities, entry.id)) return;
  ids.splice(ids.length - below, 0, entry.id);
  entities[entry.id] = entry;
}

/**
 * Puts a new entity at the top of a list; one that is there already stays where it is. By position, not by date:
 * a clock that is wrong cannot bury it.
 */
export const addOnTop = <T extends { id: string }>(
  list: EntityState<T, string>,
  entry: NoInfer<T>,
) => putBack(list, { entry, below: list.ids.length });
