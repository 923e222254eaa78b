import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcon } from './brandMark';
import { drawSocialPicture, SOCIAL_PICTURE } from './socialPicture';

const { width, height } = SOCIAL_PICTURE;

/** The number of pixels as light as text in a part of a picture. */
const countLight = async (
  picture: Buffer,
  left: number,
  top: number,
  right: number,
  foot: number,
) =>
  (
    await sharp(picture)
      .extract({ left, top, width: right - left, height: foot - top })
      .greyscale()
      .raw()
      .toBuffer()
  ).filter((value) => value > 150).length;

test.each(['Salt', '<b>&', 'مرحبا', '塩'.repeat(69), 'W'.repeat(400), 'Long words '.repeat(40)])(
  'the social picture sets mark, title and subtitle apart and within the margin: %s',
  async (title) => {
    const picture = await drawSocialPicture({
      title,
      subtitle: 'Role '.repeat(40),
      brandMark: 'RV',
    });
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width, height });
    for (const [top, foot] of [
      [80, 127],
      [170, 457],
      [488, 551],
    ] as const)
      expect(await countLight(picture, 0, top, width, foot)).toBeGreaterThan(500);
    for (const [top, foot] of [
      [0, 76],
      [132, 168],
      [458, 487],
      [554, height],
    ] as const)
      expect(await countLight(picture, 0, top, width, foot)).toBe(0);
    expect(await countLight(picture, 0, 0, 74, height)).toBe(0);
    expect(await countLight(picture, 1124, 0, width, height)).toBe(0);
  },
);

test.each(['\u202e', ' '])('text without a visible character is left out: %j', async (text) => {
  const picture = await drawSocialPicture({ title: text, subtitle: text, brandMark: text });
  expect(await countLight(picture, 0, 0, width, height)).toBe(0);
});

test.each(['RV', 'g', 'Robin Vale Studio', '山', ' '])(
  'the icon of %s is whole where a system cuts it to a circle',
  async (brandMark) => {
    const icon = sharp(await drawIcon(brandMark, 192));
    expect(await icon.metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
    const pixels = await icon.greyscale().raw().toBuffer();
    const distances = [...pixels].flatMap((value, at) =>
      value > 60 ? [Math.hypot((at % 192) - 96, Math.floor(at / 192) - 96)] : [],
    );
    expect(distances.length).toBeGreaterThan(50);
    expect(Math.max(...distances)).toBeLessThanOrEqual(0.4 * 192);
  },
);
