import { pictureAdded, selectPictures } from '../../state/lists/pictures';
import { pictureRefused } from '../../state/owner/forms';
import type { AppThunk } from '../../state/rootReducer';
import { encodePicture } from './encodePicture';
import { namePicture } from './namePicture';
import { holdPicture, readStoredPictures, storePicture } from './pictureFiles';

/**
 * Adds a picture to the site, for the owner to save or publish. Resolves to its path under `public`, or to a sentence
 * about a file that is no picture. A file with a name from a camera is named after `title`.
 */
export const addPicture =
  (file: File, title = ''): AppThunk<Promise<{ path: string } | { error: string }>> =>
  async (dispatch, getState) => {
    const [siteFiles, stored, encoded] = await Promise.all([
      import('virtual:site-files').catch(() => undefined),
      readStoredPictures(),
      encodePicture(file),
    ]);
    if ('error' in encoded) return encoded;
    if (!siteFiles) return { error: `${file.name} could not be added. Try again.` };
    const known = Object.keys(selectPictures(getState()));
    const taken = [...siteFiles.default, ...stored.map(([storedPath]) => storedPath), ...known];
    const path = namePicture(file.name, title, encoded.extension, taken);
    dispatch(pictureAdded({ pictures: { [path]: holdPicture(path, encoded) } }));
    storePicture(path, encoded).catch(() => dispatch(pictureRefused()));
    return { path };
  };
