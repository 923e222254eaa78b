import { createSelector } from '@reduxjs/toolkit';
import siteFiles from 'virtual:site-files';
import { formatContentFile } from '../../content/file/formatContentFile';
import type { BuiltPictures } from '../../content/images';
import { createMentionCheck } from '../../content/mentions';
import { pictureAdded, picturesRemoved } from '../../state/lists/pictures';
import { selectNewPictures } from '../../state/owner/pictures/pictureSelectors';
import { selectSavedWork } from '../../state/owner/savedWork';
import type { AppThunk, RootState } from '../../state/rootReducer';
import { readOtherDrafts } from '../drafts/draftsStorage';
import { deletePictureFiles, holdPicture, readStoredPictures } from './pictureStorage';

/** The action that restores the stored pictures, except those of other tabs. Deletes those that the site has by now. */
export async function restorePictures(drafts: string | null) {
  const stored = await readStoredPictures();
  const pictures: BuiltPictures = {};
  if (stored.length > 0) {
    const otherDrafts = await readOtherDrafts().catch(() => '');
    const isNamed = createMentionCheck(drafts ?? '');
    const isOthers = createMentionCheck(otherDrafts);
    const onSite = stored.flatMap(([path]) => (siteFiles.includes(path) ? path : []));
    for (const [path, picture] of stored)
      if (!onSite.includes(path) && (isNamed(path) || !isOthers(path)))
        pictures[path] = holdPicture(path, picture);
    await deletePictureFiles(onSite);
  }
  return Object.keys(pictures).length > 0 ? pictureAdded({ pictures }) : undefined;
}

/** Removes added pictures from the state, and deletes their bytes. */
export const removePictures =
  (paths: string[]): AppThunk =>
  (dispatch) => {
    if (paths.length === 0) return;
    dispatch(picturesRemoved(paths));
    void deletePictureFiles(paths);
  };

/** The content file with the saved work; empty until the owner's content is loaded. */
const selectSavedText = createSelector([selectSavedWork], ({ work }) =>
  work ? formatContentFile(work) : '',
);

/** The new pictures that the saved work does not use. */
export function selectUnsavedPictures(state: RootState): string[] {
  const isSaved = createMentionCheck(selectSavedText(state));
  return selectNewPictures(state).filter((path) => !isSaved(path));
}
