import { createSelector } from '@reduxjs/toolkit';
import type { ListName } from '../../content/types';
import { selectListIds } from '../lists/lists';
import type { RootState } from '../rootReducer';
import { formKey, selectTyped } from './forms';
import { getSingletonId } from './singletonId';

/** The ids of the entries that are gone although text was typed for them. */
export const selectLostIds = createSelector(
  [selectTyped, selectListIds, (_state: RootState, list: ListName) => list],
  (typed, ids, list) =>
    Object.keys(typed)
      .filter((key) => key.startsWith(formKey(list, '')))
      .map((key) => key.slice(formKey(list, '').length))
      .filter((id) => id !== getSingletonId(list) && !ids.includes(id)),
);
