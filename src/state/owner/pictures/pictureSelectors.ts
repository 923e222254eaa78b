import { createSelector } from '@reduxjs/toolkit';
import { createMentionCheck } from '../../../content/mentions';
import { selectWork } from '../../lists/lists';
import { selectPictures } from '../../lists/pictures';
import type { RootState } from '../../rootReducer';
import { selectOwner } from '../../visitor/owner';
import { selectTyped } from '../forms';
import { selectDroppedEdits } from '../message';
import { selectUndoableActions } from '../undo';
import { selectMarkedPictures, selectWrittenPictures } from './pictureDeletions';

/** The paths of the pictures added in the dashboard since the build. */
export const selectAddedPictures = createSelector([selectPictures], (pictures) =>
  Object.keys(pictures).filter((path) => pictures[path]?.url),
);

/** Creates a selector of the paths that nothing names: no entry, owner, unsent form, dropped edit or undoable action. */
export const createUnusedSelector = (selectPaths: (state: RootState) => string[]) =>
  createSelector(
    [selectPaths, selectWork, selectOwner, selectTyped, selectUndoableActions, selectDroppedEdits],
    (paths, ...naming) => {
      if (paths.length === 0) return paths;
      const isNamed = createMentionCheck(JSON.stringify(naming));
      return paths.filter((path) => !isNamed(path));
    },
  );

/** The added pictures that the project lacks. */
export const selectNewPictures = createSelector(
  [selectAddedPictures, selectWrittenPictures],
  (added, written) => added.filter((path) => !written.includes(path)),
);

/** The new pictures that nothing names. */
export const selectUnusedNewPictures = createUnusedSelector(selectNewPictures);

/** The pictures of the project that the next Save or Publish deletes. */
export const selectPicturesToDelete = createUnusedSelector(selectMarkedPictures);
