import { createSelector } from '@reduxjs/toolkit';
import { selectPictures } from '../lists/pictures';

/** The paths of the pictures that the dashboard has added, and no build has seen yet. */
export const selectAddedPictures = createSelector([selectPictures], (pictures) =>
  Object.entries(pictures).flatMap(([path, { url }]) => (url ? path : [])),
);

/** Whether a content file or a text names a file. Rather too often than not, so that no file in use is left out. */
export const namesFile = (text: string, path: string) =>
  [path, encodeURI(path), JSON.stringify(path).slice(1, -1)].some((name) => text.includes(name));
