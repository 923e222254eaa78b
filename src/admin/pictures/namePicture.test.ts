import { expect, test } from 'vitest';
import { NEW_PICTURE_PATTERN } from '../../content/filePaths';
import { today } from '../../state/today';
import { namePicture } from './namePicture';

const DAY = `picture-${today()}`;

test.each([
  ['Desk with a piano.JPG', '', 'desk-with-a-piano'],
  ['机の上.png', '', '机の上'],
  ['Café 2.png', 'A title', 'café-2'],
  ['IMG_1234.HEIC', 'On Rooms', 'on-rooms'],
  ['PXL_20260101_123456789.jpg', 'On Rooms', 'on-rooms'],
  ['DSCF0042.jpg', 'On Rooms', 'on-rooms'],
  ['image.png', 'On Rooms', 'on-rooms'],
  ['Screenshot 2026-01-01 at 12.00.00.png', 'On Rooms', 'on-rooms'],
  ['Screenshot 2026-01-01 at 12.00.00\u202fPM.png', 'On Rooms', 'on-rooms'],
  ['3F2504E0-4F89-11D3-9A0C-0305E82C3301.jpeg', 'On Rooms', 'on-rooms'],
  ['IMG-20260101-WA0001.jpg', ' ', DAY],
  ['20260101.jpg', '', DAY],
  ['../../etc/passwd', '', 'etc-passwd'],
  ['con.png', '', 'con-2'],
  ['?!.png', '', 'picture'],
])('a picture from the file %s, titled “%s”, is named %s', (file, title, name) => {
  const path = namePicture(file, title, 'webp');
  expect(path).toMatch(NEW_PICTURE_PATTERN);
  expect(path.replace(/-[\da-f]{6}\.webp$/, '')).toBe(`images/${name}`);
});

test('pictures of the same name have different paths', () => {
  const paths = Array.from({ length: 9 }, () => namePicture('desk.png', '', 'webp'));
  expect(new Set(paths).size).toBe(9);
});

test('a long name is shortened to whole words, and fits a file system', () => {
  const path = namePicture(`${'ab '.repeat(40)}.png`, '', 'webp');
  expect(path).toMatch(/^images\/(ab-){20}[\da-f]{6}\.webp$/);
});
