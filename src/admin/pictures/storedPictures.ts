import type { UnknownAction } from '@reduxjs/toolkit';
import { formatContentFile } from '../../content/file/formatContentFile';
import { namesFile } from '../../content/namesFile';
import type { Work } from '../../content/types';
import { pictureAdded, picturesRemoved } from '../../state/lists/pictures';
import { selectNewPictures } from '../../state/owner/unusedPictures';
import type { AppThunk, RootState } from '../../state/rootReducer';
import { readOtherDrafts } from '../drafts/draftsStorage';
import { deletePictureFiles, holdPicture, readStoredPictures } from './pictureFiles';
import { selectSavedText } from './projectPictures';

/**
 * Deletes the stored pictures that the site has by now. Returns the action that brings back the others, without those of
 * other tabs, which are no leftovers.
 */
export async function restorePictures(built: Work, drafts: string | null): Promise<UnknownAction> {
  const stored = await readStoredPictures();
  const { default: files } = await import('virtual:site-files');
  const text = formatContentFile(built);
  // A file that the content does not use is a different picture with the same name.
  const isBuilt = (path: string) => files.includes(path) && namesFile(text, path);
  const online = stored.filter(([path]) => isBuilt(path));
  await deletePictureFiles(online.map(([path]) => path));
  const otherDrafts = await readOtherDrafts().catch(() => '');
  const isOwn = (path: string) => namesFile(drafts ?? '', path) || !namesFile(otherDrafts, path);
  const kept = stored.filter(([path]) => !isBuilt(path) && isOwn(path));
  const pictures = kept.map(([path, picture]) => [path, holdPicture(path, picture)] as const);
  return pictureAdded({ pictures: Object.fromEntries(pictures) });
}

/** Removes added pictures from the state, and deletes their bytes. */
export const removePictures =
  (paths: string[]): AppThunk =>
  (dispatch) => {
    if (paths.length === 0) return;
    dispatch(picturesRemoved(paths));
    void deletePictureFiles(paths);
  };

/** The new pictures that the saved work does not use. */
export function selectUnsavedPictures(state: RootState): string[] {
  const text = selectSavedText(state);
  return selectNewPictures(state).filter((path) => !namesFile(text, path));
}
