import { expect, test } from 'vitest';
import { NEW_PICTURE_PATTERN } from '../../content/filePaths';
import { today } from '../../state/today';
import { namePicture } from './namePicture';

const DAY = `images/picture-${today()}.webp`;

test.each([
  ['Desk with a piano.JPG', '', 'images/desk-with-a-piano.webp'],
  ['机の上.png', '', 'images/机の上.webp'],
  ['Café 2.png', 'A title', 'images/café-2.webp'],
  ['IMG_1234.HEIC', 'On Rooms', 'images/on-rooms.webp'],
  ['PXL_20260101_123456789.jpg', 'On Rooms', 'images/on-rooms.webp'],
  ['DSCF0042.jpg', 'On Rooms', 'images/on-rooms.webp'],
  ['image.png', 'On Rooms', 'images/on-rooms.webp'],
  ['Screenshot 2026-01-01 at 12.00.00.png', 'On Rooms', 'images/on-rooms.webp'],
  ['3F2504E0-4F89-11D3-9A0C-0305E82C3301.jpeg', 'On Rooms', 'images/on-rooms.webp'],
  ['IMG-20260101-WA0001.jpg', ' ', DAY],
  ['20260101.jpg', '', DAY],
  ['../../etc/passwd', '', 'images/etc-passwd.webp'],
  ['con.png', '', 'images/con-2.webp'],
  ['?!.png', '', 'images/picture.webp'],
])('a picture from the file %s, titled “%s”, is %s', (file, title, path) => {
  expect(namePicture(file, title, 'webp', [])).toBe(path);
  expect(path).toMatch(NEW_PICTURE_PATTERN);
});

test('a picture never gets a taken name, whatever its capitals and extension', () => {
  const taken = ['images/Desk.jpg', 'images/desk-2.webp', 'desk-3.webp'];
  expect(namePicture('desk.png', '', 'webp', taken)).toBe('images/desk-3.webp');
});

test('a long name is shortened to whole words, and fits a file system', () => {
  const path = namePicture(`${'ab '.repeat(40)}.png`, '', 'webp', []);
  expect(path).toBe(`images/${'ab-'.repeat(20)}ab.webp`.replace('-ab.webp', '.webp'));
});
