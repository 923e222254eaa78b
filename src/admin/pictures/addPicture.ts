import { pictureAdded, selectPictures } from '../../state/lists/pictures';
import type { AppThunk } from '../../state/rootReducer';
import { encodePicture } from './encodePicture';
import { namePicture } from './namePicture';
import { keepPicture } from './pictureFiles';

/**
 * Adds a picture to the site, for the owner to save or publish. Resolves to its path under `public`, or to a sentence
 * about a file that is no picture. A file with a name from a camera is named after `title`.
 */
export const addPicture =
  (file: File, title = ''): AppThunk<Promise<{ path: string } | { error: string }>> =>
  async (dispatch, getState) => {
    const encoded = await encodePicture(file);
    if ('error' in encoded) return encoded;
    const { blob, extension, width, height } = encoded;
    const { default: files } = await import('virtual:site-files');
    const taken = [...files, ...Object.keys(selectPictures(getState()))];
    const path = namePicture(file.name, title, extension, taken);
    const url = keepPicture(path, blob);
    dispatch(pictureAdded({ pictures: { [path]: { width, height, url } } }));
    return { path };
  };
