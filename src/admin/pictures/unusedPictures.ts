import { createSelector } from '@reduxjs/toolkit';
import { formatContentFile } from '../../content/file/formatContentFile';
import { selectWork } from '../../state/lists/lists';
import { namesFile, selectAddedPictures } from '../../state/owner/addedPictures';
import { selectTyped } from '../../state/owner/forms';

/** The added pictures that neither an entry nor the text of a form names. */
export const selectUnusedPictures = createSelector(
  [selectAddedPictures, selectWork, selectTyped],
  (added, work, typed) => {
    if (added.length === 0) return added;
    const texts = formatContentFile(work) + JSON.stringify(typed);
    return added.filter((path) => !namesFile(texts, path));
  },
);
