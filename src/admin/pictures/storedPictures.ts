import { blobHash } from '../../content/file/blobHash';
import type { BuiltPictures } from '../../content/images';
import { createNamesFile, type FileMove } from '../../content/namesFile';
import { pictureAdded, picturesRemoved, selectPictures } from '../../state/lists/pictures';
import { selectNewPictures } from '../../state/owner/pictures/unusedPictures';
import type { AppThunk, RootState } from '../../state/rootReducer';
import { readOtherDrafts } from '../drafts/draftsStorage';
import {
  deletePictureFiles,
  getAddedFile,
  holdPicture,
  readBytes,
  readStoredPictures,
  storePicture,
} from './pictureFiles';
import { selectSavedText } from './projectPictures';

/** Made from the hash, so that each reload gives the same path. */
const createPath = (path: string, hash: string) =>
  path.replace(/(?=\.\w+$)/, `-${hash.slice(0, 8)}`);

/**
 * Restores the stored pictures, except those of other tabs, and deletes those that the site has by now. Where the site has
 * a different picture at the path, the stored one moves to another path, and stays at both until the stored drafts name
 * the new one.
 */
export async function restorePictures(drafts: string | null) {
  const stored = await readStoredPictures();
  const pictures: BuiltPictures = {};
  const moves: FileMove[] = [];
  if (stored.length === 0) return { restored: pictureAdded({ pictures }), moves };
  const { default: hashes } = await import('virtual:picture-hashes');
  const otherDrafts = await readOtherDrafts().catch(() => '');
  const isNamed = createNamesFile(drafts ?? '');
  const isOthers = createNamesFile(otherDrafts);
  const leftovers: string[] = [];
  for (const [path, picture] of stored) {
    const hash = hashes[path] && (await blobHash(await readBytes(picture.blob)));
    if (hash && hash === hashes[path]) leftovers.push(path);
    else if (isNamed(path) || !isOthers(path)) {
      const to = hash ? createPath(path, hash) : path;
      pictures[to] = holdPicture(to, picture);
      if (to === path) continue;
      moves.push([path, to]);
      await storePicture(to, picture).catch(() => undefined);
    }
  }
  await deletePictureFiles(leftovers);
  return { restored: pictureAdded({ pictures }), moves };
}

/** Removes added pictures from the state, and deletes their bytes. */
export const removePictures =
  (paths: string[]): AppThunk =>
  (dispatch) => {
    if (paths.length === 0) return;
    dispatch(picturesRemoved(paths));
    void deletePictureFiles(paths);
  };

/** Moves added pictures to other paths, which the resolved moves list. */
export const movePictures =
  (paths: string[]): AppThunk<Promise<FileMove[]>> =>
  async (dispatch, getState) => {
    const moves: FileMove[] = [];
    for (const path of paths) {
      const [file, shown] = [getAddedFile(path), selectPictures(getState())[path]];
      if (!file || !shown) continue;
      const to = createPath(path, await blobHash(await readBytes(file)));
      const picture = { ...shown, blob: file };
      dispatch(pictureAdded({ pictures: { [to]: holdPicture(to, picture) } }));
      await storePicture(to, picture).catch(() => undefined);
      moves.push([path, to]);
    }
    dispatch(removePictures(moves.map(([from]) => from)));
    return moves;
  };

/** The new pictures that the saved work does not use. */
export function selectUnsavedPictures(state: RootState): string[] {
  const isSaved = createNamesFile(selectSavedText(state));
  return selectNewPictures(state).filter((path) => !isSaved(path));
}
