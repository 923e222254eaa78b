import siteFiles from 'virtual:site-files';
import { NEW_PICTURE_PATTERN, PICTURES_FOLDER } from '../../content/filePaths';
import { createMentionCheck } from '../../content/mentions';
import { pictureAdded } from '../../state/lists/pictures';
import { pictureRefused } from '../../state/owner/drafts';
import { selectDeletedPictures } from '../../state/owner/pictures/pictureDeletions';
import { selectAddedPictures } from '../../state/owner/pictures/pictureSelectors';
import type { AppThunk } from '../../state/rootReducer';
import { holdPicture, type StoredPicture, storePicture } from './pictureStorage';

/** The picture in an exported file, as it is; `undefined` if the browser cannot read it. */
async function readPicture(file: File): Promise<StoredPicture | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { blob: new Blob([await file.arrayBuffer()], { type: file.type }), width, height };
  } catch {
    return undefined;
  }
}

/**
 * Adds the pictures of an export that its content file, `text`, names and the site lacks, under the names of their files.
 * @returns The paths of the added pictures.
 */
export const importPictures =
  (files: readonly File[], text: string, isCurrent: () => boolean): AppThunk<Promise<string[]>> =>
  async (dispatch, getState) => {
    if (files.length < 2) return [];
    const isNamed = createMentionCheck(text);
    const added: string[] = [];
    for (const file of files) {
      const path = PICTURES_FOLDER + file.name;
      const isOnSite =
        siteFiles.includes(path) && !selectDeletedPictures(getState()).includes(path);
      // Other names may be photographs with the data of a camera.
      const isExported = NEW_PICTURE_PATTERN.test(path);
      const picture =
        isExported && isNamed(path) && !isOnSite ? await readPicture(file) : undefined;
      if (!isCurrent()) break;
      if (!picture || selectAddedPictures(getState()).includes(path)) continue;
      dispatch(pictureAdded({ pictures: { [path]: holdPicture(path, picture) } }));
      storePicture(path, picture).catch(() => dispatch(pictureRefused()));
      added.push(path);
    }
    return added;
  };
