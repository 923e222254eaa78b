import { entries } from 'idb-keyval';
import { createMentionCheck } from '../../content/mentions';
import { database, writeDatabase } from '../database';
import { readOtherDrafts } from '../drafts/draftsStorage';

/** A picture as the browser stores it. */
export interface StoredPicture {
  blob: Blob;
  width: number;
  height: number;
}

/** A picture in the database: plain bytes, because not every browser stores files. */
type PictureBytes = Omit<StoredPicture, 'blob'> & { type: string; bytes: ArrayBuffer };

/** The bytes of the pictures that the dashboard has added. Not in the state, which holds no binary data. */
const files = new Map<string, { blob: Blob; url: string }>();

/** Holds the bytes of a picture. Returns its part of the state, with an object URL that lasts as long as the page. */
export function holdPicture(path: string, { blob, width, height }: StoredPicture) {
  const url = files.get(path)?.url ?? URL.createObjectURL(blob);
  files.set(path, { blob, url });
  return { width, height, url };
}

/** The bytes of an added picture. */
export async function readAddedBytes(path: string) {
  const file = files.get(path);
  return file && new Uint8Array(await file.blob.arrayBuffer());
}

/** Stores a picture until the site has it. Throws if the browser refuses. */
export async function storePicture(path: string, { blob, ...size }: StoredPicture): Promise<void> {
  const stored: PictureBytes = { ...size, type: blob.type, bytes: await blob.arrayBuffer() };
  await writeDatabase((store) => void store.put(stored, path));
}

/** The stored pictures by their paths, also those of other tabs; none if the browser refuses. */
export async function readStoredPictures(): Promise<[path: string, picture: StoredPicture][]> {
  try {
    const stored = await entries<string, string | PictureBytes>(database);
    return stored.flatMap(([path, value]) => {
      // The drafts of a tab.
      if (typeof value === 'string') return [];
      const { bytes, type, ...size } = value;
      return [[path, { ...size, blob: new Blob([bytes], { type }) }]];
    });
  } catch {
    return [];
  }
}

/** Deletes the bytes of pictures. Those in the drafts of another tab stay stored. */
export async function deletePictureFiles(paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  for (const path of paths) {
    URL.revokeObjectURL(files.get(path)?.url ?? '');
    files.delete(path);
  }
  try {
    const isOthers = createMentionCheck(await readOtherDrafts());
    const unused = paths.filter((path) => !isOthers(path));
    await writeDatabase((store) => unused.forEach((path) => store.delete(path)));
  } catch {
    // The browser refuses storage.
  }
}
