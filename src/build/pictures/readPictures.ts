import { join } from 'node:path';
import { errorMessages } from '../../content/file/errorMessages.ts';
import { CONTENT_FILE } from '../../content/filePaths.ts';
import { type BuiltPicture, type BuiltPictures, isUrl } from '../../content/images.ts';
import { listPictures, type NamedPicture } from '../../content/listPictures.ts';
import { getLargestWidth } from '../../content/picturePlaces.ts';
import type { Content } from '../../content/types';
import { ContentError } from '../content/contentError.ts';
import { findGenerator } from '../files/siteFiles.ts';
import { CACHE } from './encodeVariants.ts';
import { inParallel } from './inParallel.ts';
import { measurePicture, scaleTo, UnreadableError } from './measurePicture.ts';

/** Reduces a picture to the size that its places need. */
function fit(picture: BuiltPicture, uses: NamedPicture[]): BuiltPicture {
  if (!picture.id) return picture;
  const needed = getLargestWidth(uses.flatMap(({ places }) => places));
  return { ...picture, ...scaleTo(Math.min(picture.width, needed), picture) };
}

/**
 * Reads the pictures that the content names, or those of them in `only`. Throws a ContentError with each one that cannot
 * be read, and the entries that name it.
 */
export async function readPictures(
  content: Content,
  { root, publicDir }: { root: string; publicDir: string },
  only?: readonly string[],
): Promise<BuiltPictures> {
  // A picture that the build generates later is shown as it is.
  const named = listPictures(content).filter(
    ({ picture }) =>
      !isUrl(picture) && (only?.includes(picture) ?? true) && !findGenerator(picture, publicDir),
  );
  const pictures: BuiltPictures = {};
  const unreadable = new Set<string>();
  await inParallel([...new Set(named.map(({ picture }) => picture))], async (path) => {
    const uses = named.filter(({ picture }) => picture === path);
    try {
      const picture = await measurePicture(join(publicDir, path), join(root, CACHE));
      pictures[path] = fit(picture, uses);
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      unreadable.add(path);
    }
  });
  const issues = named
    .filter(({ picture }) => unreadable.has(picture))
    .map(({ picture, field }) => ({
      path: field,
      message: 'a whole picture in JPEG, PNG, WebP, AVIF, GIF or SVG, of at most 268 megapixels',
      found: picture,
    }));
  if (issues.length > 0) throw new ContentError({ [CONTENT_FILE]: errorMessages(issues, content) });
  // In one order, so that two builds are equal.
  return Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
}
