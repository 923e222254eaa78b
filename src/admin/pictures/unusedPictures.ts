import { createSelector } from '@reduxjs/toolkit';
import { formatContentFile } from '../../content/file/formatContentFile';
import { selectWork } from '../../state/lists/lists';
import { namesFile, selectAddedPictures } from '../../state/owner/addedPictures';
import { selectTyped } from '../../state/owner/forms';
import { selectDroppedEdits } from '../../state/owner/message';
import { selectUndoableActions } from '../../state/owner/undo';

/** The added pictures that no entry names, nor the text of a form, nor what an undo brings back. */
export const selectUnusedPictures = createSelector(
  [selectAddedPictures, selectWork, selectTyped, selectUndoableActions, selectDroppedEdits],
  (added, work, ...others) => {
    if (added.length === 0) return added;
    const texts = formatContentFile(work) + JSON.stringify(others);
    return added.filter((path) => !namesFile(texts, path));
  },
);
