import { dirname, join } from 'node:path';
import type { Owner } from '../../../content/types';
import { type Page, POST_CARD } from '../../prerender/pages.ts';
import { drawSitePicture, sitePictureNames } from './sitePictures.ts';
import { socialPicture } from './socialPicture.ts';

type Write = (file: string, picture: Buffer) => Promise<void>;

/** Limits the memory: a picture takes some megabytes until it is compressed. */
const AT_ONCE = 8;

/** Writes the social card of each post. */
export async function writePostCards(pages: readonly Page[], owner: Owner, write: Write) {
  const { name: subtitle, brandMark } = owner;
  for (let start = 0; start < pages.length; start += AT_ONCE) {
    await Promise.all(
      pages.slice(start, start + AT_ONCE).map(async ({ reading, file }) => {
        if (!reading || reading === 'index') return;
        const picture = await socialPicture({ title: reading.title, subtitle, brandMark });
        await write(join(dirname(file), POST_CARD), picture);
      }),
    );
  }
}

/**
 * Writes the pictures that are made from `owner.ts`.
 * @param hasFile Whether the owner has such a file under `public`, which then stays.
 */
export async function writeSitePictures(
  owner: Owner,
  hasFile: (path: string) => boolean,
  write: Write,
) {
  for (const name of sitePictureNames) {
    const picture = hasFile(name) ? undefined : await drawSitePicture(name, owner);
    if (picture) await write(name, picture);
  }
}
