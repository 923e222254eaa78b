import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoOwner } from '../../../content/demo';
import { drawIcon } from './brandMark';
import { drawSitePicture, sitePictureNames } from './sitePictures';
import { SOCIAL_PICTURE, socialPicture } from './socialPicture';
import { writeSitePictures } from './writePictures';

const { width, height } = SOCIAL_PICTURE;
const ROLES = 'Full Stack Developer · Music Enthusiast';

interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How many pixels of a part of a picture are as light as text. */
const lightPixels = async (picture: Buffer, part: Part) =>
  (await sharp(picture).extract(part).greyscale().raw().toBuffer()).filter((it) => it > 150).length;
const rows = (top: number, end: number): Part => ({ left: 0, top, width, height: end - top });

const draw = (title: string, brandMark = 'RV', subtitle = ROLES) =>
  socialPicture({ title, subtitle, brandMark });

test.each(['Salt', '<b>&', 'مرحبا', '塩'.repeat(69), 'W'.repeat(400), 'Long words '.repeat(40)])(
  'mark, title and subtitle stand apart and within the margin: %s',
  async (title) => {
    const picture = await draw(title, 'RV', 'Role '.repeat(40));
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width, height });
    expect(await lightPixels(picture, rows(80, 127))).toBeGreaterThan(500);
    expect(await lightPixels(picture, rows(132, 168))).toBe(0);
    expect(await lightPixels(picture, rows(170, 457))).toBeGreaterThan(500);
    expect(await lightPixels(picture, rows(458, 487))).toBe(0);
    expect(await lightPixels(picture, rows(488, 551))).toBeGreaterThan(500);
    const margins = [rows(0, 76), rows(554, height), { left: 0, top: 0, width: 74, height }];
    for (const part of [...margins, { left: 1124, top: 0, width: 76, height }])
      expect(await lightPixels(picture, part)).toBe(0);
  },
);

test.each(['\u202e', ' '])('text without a visible character is left out: %j', async (text) => {
  expect(await lightPixels(await draw(text, text, text), rows(0, height))).toBe(0);
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

test('the pictures of the site follow the owner, and one of their own stays', async () => {
  const written = new Map<string, Buffer>();
  const write = (file: string, picture: Buffer) => Promise.resolve(void written.set(file, picture));
  await writeSitePictures(demoOwner, (file) => file === 'icon-192.png', write);
  expect([...written.keys()]).toEqual(sitePictureNames.filter((name) => name !== 'icon-192.png'));
  for (const change of [{ brandMark: 'AB' }, { name: 'Ada' }, { roles: ['Poet'] }]) {
    const other = await drawSitePicture('share.jpg', { ...demoOwner, ...change });
    expect(other?.equals(written.get('share.jpg') ?? Buffer.of())).toBe(false);
  }
});
