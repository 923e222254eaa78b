import { blobHash } from '../../content/file/blobHash';
import { namesFile } from '../../content/namesFile';
import { selectAddedPictures } from '../../state/owner/addedPictures';
import type { AppThunk } from '../../state/rootReducer';
import { readPicture } from './pictureFiles';

/** A file to write, by its path in the project. */
export interface PictureToWrite {
  path: string;
  bytes: Uint8Array;
  /** The git hash. */
  hash: string;
}

/** The added pictures that a content file names. */
export const collectPictures =
  (text: string): AppThunk<Promise<PictureToWrite[]>> =>
  async (_dispatch, getState) => {
    const used = selectAddedPictures(getState()).filter((path) => namesFile(text, path));
    const read = used.map(async (path) => {
      const bytes = await readPicture(path);
      return bytes ? [{ path: `public/${path}`, bytes, hash: await blobHash(bytes) }] : [];
    });
    return (await Promise.all(read)).flat();
  };
