import type { EntityState } from '@reduxjs/toolkit';

/**
 * Puts a new entity at the top of a list; one that is there already stays where it is. By position, not by date:
 * a clock that is wrong cannot bury it.
 */
export function addOnTop<T extends { id: string }>(
  state: EntityState<T, string>,
  entity: NoInfer<T>,
) {
  if (Object.hasOwn(state.entities, entity.id)) return;
  state.ids.unshift(entity.id);
  state.entities[entity.id] = entity;
}
