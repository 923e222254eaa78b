import { createSelector } from '@reduxjs/toolkit';
import { selectPictures } from '../../lists/pictures';

/** The paths of the pictures that the dashboard has added, and no build has seen yet. */
export const selectAddedPictures = createSelector([selectPictures], (pictures) =>
  Object.entries(pictures).flatMap(([path, { url }]) => (url ? path : [])),
);
