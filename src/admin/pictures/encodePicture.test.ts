import { expect, test } from 'vitest';
import { fitPicture } from './encodePicture';

test.each([
  ['a small picture', [600, 400], [600, 400]],
  ['a photograph', [4032, 3024], [2560, 1920]],
  ['an upright photograph', [3024, 4032], [1920, 2560]],
  ['a screenshot of a whole page', [1280, 9518], [1280, 9518]],
  ['a wide one at two pixels per CSS pixel', [2880, 8000], [1824, 5066]],
  ['one larger than a canvas in Safari', [1440, 18_000], [1158, 14_481]],
  ['one higher than WebP allows', [500, 20_000], [409, 16_383]],
])('%s of %j pixels is stored with %j', (_name, [width = 0, height = 0], stored) => {
  expect(Object.values(fitPicture({ width, height }))).toEqual(stored);
});
