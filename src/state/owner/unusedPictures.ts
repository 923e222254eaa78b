import { createSelector } from '@reduxjs/toolkit';
import { namesFile } from '../../content/namesFile';
import { selectWork } from '../lists/lists';
import type { RootState } from '../rootReducer';
import { selectOwner } from '../visitor/owner';
import { selectAddedPictures } from './addedPictures';
import { selectTyped } from './forms';
import { selectDroppedEdits } from './message';
import { selectMarkedPictures } from './pictureDeletions';
import { selectUndoableActions } from './undo';

/** Creates the selector of those paths that no entry names, nor the owner, the text of a form, or what an undo brings back. */
export const createUnusedSelector = (selectPaths: (state: RootState) => string[]) =>
  createSelector(
    [selectPaths, selectWork, selectOwner, selectTyped, selectUndoableActions, selectDroppedEdits],
    (paths, ...naming) => {
      if (paths.length === 0) return paths;
      const texts = JSON.stringify(naming);
      return paths.filter((path) => !namesFile(texts, path));
    },
  );

/** The added pictures that nothing names. */
export const selectUnusedPictures = createUnusedSelector(selectAddedPictures);

/** The pictures of the project that the next Save or Publish deletes. */
export const selectPicturesToDelete = createUnusedSelector(selectMarkedPictures);
