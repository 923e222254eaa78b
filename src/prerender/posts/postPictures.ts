import { dirname, join } from 'node:path';
import { type Page, POST_PICTURE } from '../pages.ts';
import { socialPicture } from '../socialPicture.ts';

/** Limits the memory: a picture takes some megabytes until it is compressed. */
const AT_ONCE = 8;

/** Writes the picture of each post's social card. */
export async function writePictures(
  pages: readonly Page[],
  subtitle: string,
  write: (file: string, picture: Buffer) => Promise<void>,
) {
  for (let start = 0; start < pages.length; start += AT_ONCE) {
    await Promise.all(
      pages.slice(start, start + AT_ONCE).map(async ({ reading, file }) => {
        if (!reading || reading === 'index') return;
        const picture = await socialPicture({ title: reading.title, subtitle });
        await write(join(dirname(file), POST_PICTURE), picture);
      }),
    );
  }
}
