import { expect, test } from 'vitest';
import { checkText } from './checkText';

test.each([
  ['', undefined],
  [' ', undefined],
  ['Rooms \u{1F469}\u200D\u{1F4BB}', undefined],
  ['\u200B', 'Write something that can be seen.'],
  ['\u2800\u3164', 'Write something that can be seen.'],
  ['half \uD83D', 'A character in this text is cut in half. Write it again.'],
])('%j is answered with %s', (value, message) => {
  expect(checkText(value)).toBe(message);
});
