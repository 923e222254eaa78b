import { expect, test } from 'vitest';
import { checkText } from './checks';

test.each([
  ['', undefined],
  [' ', undefined],
  ['Rooms \u{1F469}\u200D\u{1F4BB}', undefined],
  ['\u200B', 'Enter some visible text.'],
  ['\u2800\u3164', 'Enter some visible text.'],
  ['half \uD83D', 'The text contains a broken character; retype it.'],
])('the text %j gets the message %s', (value, message) => {
  expect(checkText(value)).toBe(message);
});
