import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcon } from './brandMark';
import { drawText, undrawnLetters } from './drawText';
import { drawSocialPicture, SOCIAL_PICTURE } from './socialPicture';

const { width, height } = SOCIAL_PICTURE;

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Counts pixels as light as text in a part of a picture. */
async function countLight(picture: Buffer, [left, top, right, bottom]: Box) {
  const part = sharp(picture).extract({ left, top, width: right - left, height: bottom - top });
  return (await part.greyscale().raw().toBuffer()).filter((value) => value > 150).length;
}

test.each(['Salt', '<b>&', 'Łódź, Nguyễn 🎵', 'W'.repeat(400), 'Long words '.repeat(40)])(
  'the social picture keeps mark, title and subtitle apart and inside the margin: %s',
  async (title) => {
    const subtitle = 'Role '.repeat(40);
    const picture = await drawSocialPicture({ title, subtitle, brandMark: 'RV' });
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width, height });
    const row = (top: number, bottom: number): Box => [0, top, width, bottom];
    for (const text of [row(80, 127), row(170, 457), row(488, 551)])
      expect(await countLight(picture, text)).toBeGreaterThan(500);
    const gaps = [row(0, 76), row(132, 168), row(458, 487), row(554, height)];
    const margins: Box[] = [
      [0, 0, 74, height],
      [1124, 0, width, height],
    ];
    for (const empty of [...gaps, ...margins]) expect(await countLight(picture, empty)).toBe(0);
  },
);

test('the social picture has the accent of the owner', async () => {
  const texts = { title: 'Salt', subtitle: 'Role', brandMark: 'RV' };
  const picture = await drawSocialPicture({ ...texts, accent: '#2563eb' });
  const [red, , blue] = (await sharp(picture).stats()).channels;
  expect(blue?.mean).toBeGreaterThan(red?.mean ?? 255);
});

test('in a language from right to left the social picture starts at the right', async () => {
  const texts = { title: 'Salt', subtitle: 'Role', brandMark: 'RV', language: 'fa' };
  const picture = await drawSocialPicture(texts);
  expect(await countLight(picture, [0, 0, width / 2, height])).toBe(0);
  for (const [top, bottom] of [
    [80, 127],
    [170, 457],
    [488, 551],
  ] as const)
    expect(await countLight(picture, [1000, top, 1124, bottom])).toBeGreaterThan(100);
});

test('letters of Latin Extended and Vietnamese are as bold as the others', async () => {
  const below: Box = [0, 170, width, 551];
  const weigh = async (title: string) =>
    countLight(await drawSocialPicture({ title, subtitle: '\u{10fffd}', brandMark: 'RV' }), below);
  expect((await weigh('ŁěạẽłěạẽŁěạẽ')) / (await weigh('LeaelaealLeae'))).toBeGreaterThan(0.9);
});

test('characters without a glyph are omitted, not drawn as boxes', async () => {
  for (const title of ['\u0378', '\u{10fffd}', '\u2800', '\0', '\u200b']) {
    const picture = await drawSocialPicture({ title, subtitle: title, brandMark: title });
    expect(await countLight(picture, [0, 0, width, height])).toBe(0);
  }
});

test('letters without a font are listed, other characters are not', async () => {
  // No font of a usual machine has Extension H of Chinese characters.
  await drawText('a\u{31350}\u{10fffd}', { color: '#fff', size: 32 });
  expect([...undrawnLetters]).toEqual(['\u{31350}']);
});

test.each(['RV', 'g', 'Robin Vale Studio', 'Đỗ'])(
  'the icon of %s fits a circular mask',
  async (brandMark) => {
    const drawn = await drawIcon({ brandMark }, 192);
    expect(await drawIcon({ brandMark, accent: '#2563eb' }, 192)).not.toEqual(drawn);
    const icon = sharp(drawn);
    expect(await icon.metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
    const pixels = await icon.greyscale().raw().toBuffer();
    const distances = [...pixels].flatMap((value, at) =>
      value > 60 ? [Math.hypot((at % 192) - 96, Math.floor(at / 192) - 96)] : [],
    );
    expect(distances.length).toBeGreaterThan(50);
    expect(Math.max(...distances)).toBeLessThanOrEqual(0.4 * 192);
  },
);
