import { blobHash } from '../../content/file/blobHash';
import { createMentionCheck } from '../../content/mentions';
import {
  selectAddedPictures,
  selectPicturesToDelete,
} from '../../state/owner/pictures/pictureSelectors';
import type { AppThunk } from '../../state/rootReducer';
import { readOtherDrafts } from '../drafts/draftsStorage';
import { readAddedBytes } from './pictureStorage';

/** A file to write. */
export interface PictureToWrite {
  /** Its path under `public`. */
  name: string;
  /** Its path in the project. */
  path: string;
  bytes: Uint8Array;
  /** The git hash. */
  hash: string;
}

/** The added pictures that a content file names. */
export const collectPictures =
  (text: string): AppThunk<Promise<PictureToWrite[]>> =>
  async (_dispatch, getState) => {
    const used = selectAddedPictures(getState()).filter(createMentionCheck(text));
    const read = used.map(async (name) => {
      const bytes = await readAddedBytes(name);
      if (!bytes) return [];
      return [{ name, path: `public/${name}`, bytes, hash: await blobHash(bytes) }];
    });
    return (await Promise.all(read)).flat();
  };

/** The pictures to delete, without those that the drafts of another tab name. */
export const collectDeletions = (): AppThunk<Promise<string[]>> => async (_dispatch, getState) => {
  const marked = selectPicturesToDelete(getState());
  if (marked.length === 0) return marked;
  // A browser that refuses storage has no drafts.
  const isOthers = createMentionCheck(await readOtherDrafts().catch(() => ''));
  return marked.filter((path) => !isOthers(path));
};
