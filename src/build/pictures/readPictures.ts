import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorMessages } from '../../content/file/errorMessages.ts';
import { listPictures, type NamedPicture } from '../../content/file/listPictures.ts';
import { CONTENT_FILE } from '../../content/filePaths.ts';
import type { BuiltPicture, BuiltPictures } from '../../content/images';
import { getLargestWidth } from '../../content/picturePlaces.ts';
import type { Content } from '../../content/types';
import { ContentError } from '../content/contentError.ts';
import { inParallel } from './inParallel.ts';
import { measurePicture } from './measurePicture.ts';

/** Reduces the size of a picture to what its places need. */
function fit(picture: BuiltPicture, uses: NamedPicture[]): BuiltPicture {
  if (!picture.id) return picture;
  const width = Math.min(picture.width, getLargestWidth(uses.flatMap(({ places }) => places)));
  return { ...picture, width, height: Math.round((picture.height * width) / picture.width) };
}

/** Reads the pictures that the content names. Throws a ContentError with each entry whose picture cannot be read. */
export async function readPictures(content: Content, publicDir: string): Promise<BuiltPictures> {
  const named = listPictures(content);
  const pictures: BuiltPictures = {};
  const unreadable: string[] = [];
  await inParallel([...new Set(named.map(({ picture }) => picture))], async (path) => {
    const bytes = await readFile(join(publicDir, path));
    try {
      const picture = await measurePicture(bytes);
      const uses = named.filter((each) => each.picture === path);
      if (picture) pictures[path] = fit(picture, uses);
    } catch {
      unreadable.push(path);
    }
  });
  const refused = named.filter(({ picture }) => unreadable.includes(picture));
  const issues = refused.map(({ picture, field }) => ({
    path: field,
    message: 'a whole picture in JPEG, PNG, WebP, AVIF, GIF or SVG',
    found: picture,
  }));
  if (issues.length > 0) throw new ContentError({ [CONTENT_FILE]: errorMessages(issues, content) });
  return pictures;
}
