import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SOCIAL_PICTURE, socialPicture } from './socialPicture';

/** How many pixels of a part of the picture are as light as text. */
async function lightPixels(title: string, top: number, height: number) {
  const picture = sharp(await socialPicture({ title, subtitle: 'Robin' }));
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', ...SOCIAL_PICTURE });
  const part = { left: 0, top, width: SOCIAL_PICTURE.width, height };
  return (await picture.extract(part).greyscale().raw().toBuffer()).filter((it) => it > 200).length;
}

test('the title is drawn below the line, and wraps where it is long', async () => {
  expect(await lightPixels('Salt', 144, 100)).toBeGreaterThan(1_000);
  expect(await lightPixels('Salt', 300, 200)).toBe(0);
  expect(await lightPixels('Salt and water, '.repeat(4), 300, 200)).toBeGreaterThan(1_000);
});

test.each(['<b>&', 'مرحبا', '塩'.repeat(69), 'W'.repeat(400), '\u202e', ' '])(
  'any title has its picture: %s',
  async (title) => expect(await lightPixels(title, 0, 100)).toBe(0),
);
