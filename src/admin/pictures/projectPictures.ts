import { createSelector } from '@reduxjs/toolkit';
import siteFiles from 'virtual:site-files';
import { isDashboardPicture, PICTURES_FOLDER } from '../../content/filePaths';
import { isWebAddress } from '../../content/rules';
import {
  selectDeletedPictures,
  selectMarkedPictures,
} from '../../state/owner/pictures/pictureDeletions';
import {
  createUnusedSelector,
  selectAddedPictures,
  selectNewPictures,
  selectPicturesToDelete,
} from '../../state/owner/pictures/pictureSelectors';

const without = (paths: string[], others: string[]) =>
  paths.filter((path) => !others.includes(path));

/** The added pictures, and those in `public/images` that were not deleted since the build. */
export const selectKnownPictures = createSelector(
  [selectAddedPictures, selectDeletedPictures],
  (added, deleted) => [
    ...new Set([...added, ...without(siteFiles.filter(isDashboardPicture), deleted)]),
  ],
);

/** Whether a path is neither a web address nor a file of the site. `known`: the files in `images/`, also new ones. */
export const isMissingFile = (known: string[], path: string) =>
  !isWebAddress(path) && !(path.startsWith(PICTURES_FOLDER) ? known : siteFiles).includes(path);

/** The message for a picture, or another kind of file, that is missing. */
export const describeMissing = (path: string, kind = 'picture') =>
  `There is no ${kind} public/${path}. If you have just put it there, reload this page.`;

/** The pictures to choose from. */
export const selectOfferedPictures = createSelector(
  [selectKnownPictures, selectPicturesToDelete],
  without,
);

/** The pictures in `public/images` that nothing names and that are not marked for deletion. */
export const selectUnusedProjectPictures = createUnusedSelector(
  createSelector(
    [selectKnownPictures, selectNewPictures, selectMarkedPictures],
    (known, added, marked) => without(known, [...added, ...marked]),
  ),
);
