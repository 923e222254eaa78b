import { createSelector } from '@reduxjs/toolkit';
import allPictures from 'virtual:pictures';
import { selectAddedPictures } from '../../state/owner/addedPictures';
import { selectDeletedPictures, selectMarkedPictures } from '../../state/owner/pictureDeletions';
import { createUnusedSelector, selectPicturesToDelete } from '../../state/owner/unusedPictures';

const without = (paths: string[], others: string[]) =>
  paths.filter((path) => !others.includes(path));

/** The added pictures, and those in `public/images` that were not deleted since the build. */
export const selectKnownPictures = createSelector(
  [selectAddedPictures, selectDeletedPictures],
  (added, deleted) => [...new Set([...added, ...without(allPictures, deleted)])],
);

/** The pictures to choose from. */
export const selectOfferedPictures = createSelector(
  [selectKnownPictures, selectPicturesToDelete],
  without,
);

/** The pictures in `public/images` that nothing names, and that are not marked to be deleted. */
export const selectUnusedFiles = createUnusedSelector(
  createSelector(
    [selectKnownPictures, selectAddedPictures, selectMarkedPictures],
    (known, added, marked) => without(known, [...added, ...marked]),
  ),
);
