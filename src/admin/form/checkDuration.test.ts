import { describe, expect, test } from 'vitest';
import { normalizeDuration } from '../../content/rules';
import { checkDuration } from './checks';

describe('a track duration', () => {
  // The browser itself rejects an empty field.
  test.each(['', '3:45', '0:00', '0:59', '03:45', '120:30', ' 3:45 '])('may be "%s"', (text) =>
    expect(checkDuration(text)).toBeUndefined(),
  );

  test.each([
    ...['3:60', '3:5', '3:455', '345', ':45', '3:', '-3:45', '3.45', '1:02:03', '1000:00'],
    ...['a3:45', '3:45b', '3 : 45', '٣:٤٥', ' '],
  ])('may not be "%s"', (text) => expect(checkDuration(text)).toMatch(/seconds below 60/));

  test.each([
    ['3:45', '3:45'],
    [' 003:45 ', '3:45'],
    ['00:45', '0:45'],
    ['10:00', '10:00'],
  ])('%s is stored as %s', (typed, kept) => expect(normalizeDuration(typed)).toBe(kept));
});
