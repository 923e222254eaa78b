import { createMentionCheck } from '../../content/mentions';
import { pictureAdded, selectPictures } from '../../state/lists/pictures';
import { pictureRefused } from '../../state/owner/drafts';
import type { AppThunk } from '../../state/rootReducer';
import { encodePicture, type Extension, findExtension } from './encodePicture';
import { namePicture } from './namePicture';
import { holdPicture, storePicture } from './pictureStorage';
import { removePictures } from './storedPictures';

/** A picture with a path under `public`. Its bytes follow. */
export interface AddedPicture {
  path: string;
  fileName: string;
  /** Resolves to the message for a refused file; empty once the picture is added, or was removed by the owner. */
  error: Promise<string>;
}

/** The pictures that are still being encoded, by their paths. */
const adding = new Map<string, AddedPicture>();

/** Those that have no path yet. */
const naming = new Set<Promise<unknown>>();

/**
 * Waits for the pictures that a text names; resolves to whether all were added. While any picture has no path yet, waits
 * for the paths alone, and resolves to true. `undefined` if there is nothing to wait for.
 */
export function whenAdded(text: string): Promise<boolean> | undefined {
  if (naming.size > 0) return Promise.all(naming).then(() => true);
  const isNamed = createMentionCheck(text);
  const named = [...adding.values()].filter(({ path }) => isNamed(path));
  if (named.length === 0) return undefined;
  return Promise.all(named.map(({ error }) => error)).then((errors) => errors.join('') === '');
}

const addBytes =
  (file: File, path: string, extension: Extension): AppThunk<Promise<string>> =>
  async (dispatch, getState) => {
    const encoded = await encodePicture(file, extension);
    adding.delete(path);
    const url = selectPictures(getState())[path]?.url;
    // Removed by the owner meanwhile.
    if (!url) return '';
    if ('error' in encoded) dispatch(removePictures([path]));
    else {
      dispatch(pictureAdded({ pictures: { [path]: holdPicture(path, encoded) } }));
      storePicture(path, encoded).catch(() => dispatch(pictureRefused()));
    }
    URL.revokeObjectURL(url);
    return 'error' in encoded ? `${file.name}: ${encoded.error}` : '';
  };

/** One after the other, because a decoded photograph takes 50 MB of memory. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Adds pictures to the site, for the owner to save or publish. Each has its path and is shown at once. A file with a name
 * from a camera is named after `title`.
 */
export const addPictures =
  (files: readonly File[], title = ''): AppThunk<Promise<AddedPicture[]>> =>
  (dispatch) => {
    const add = (extensions: Extension[]) =>
      files.map((file, index) => {
        const extension = extensions[index] ?? 'webp';
        const path = namePicture(file.name, title, extension);
        const shown = { width: 1, height: 1, url: URL.createObjectURL(file) };
        dispatch(pictureAdded({ pictures: { [path]: shown } }));
        const error = queue.then(() => dispatch(addBytes(file, path, extension)));
        queue = error;
        const picture = { path, fileName: file.name, error };
        adding.set(path, picture);
        return picture;
      });
    const added = Promise.all(files.map(findExtension)).then(add);
    naming.add(added);
    void added.finally(() => naming.delete(added));
    return added;
  };
