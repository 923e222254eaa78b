import { createSelector } from '@reduxjs/toolkit';
import type { ListName } from '../../content/types';
import { selectListIds } from '../lists/lists';
import type { RootState } from '../rootReducer';
import { formKey, selectTyped } from './forms';

/** The ids of the entries that are gone although text was typed for them. */
export const selectLostIds = createSelector(
  [selectTyped, selectListIds, (_state: RootState, list: ListName) => formKey(list, '')],
  (typed, ids, prefix) =>
    Object.keys(typed)
      .filter((key) => key.startsWith(prefix) && key !== prefix)
      .map((key) => key.slice(prefix.length))
      .filter((id) => !ids.includes(id)),
);
