import { describe, expect, test } from 'vitest';
import { normalizeDuration } from '../../content/rules';
import { checkDuration, checkWebAddress } from './trackRules';

describe('the duration of a track', () => {
  // Empty is for the browser to refuse.
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
  ])('%s is kept as %s', (typed, kept) => expect(normalizeDuration(typed)).toBe(kept));
});

describe('the address of a track', () => {
  // What is no address at all is for the browser to refuse.
  test.each([
    ...['', 'example.com', 'https://open.spotify.com/track/1', 'http://example.com'],
    ...['HTTPS://EXAMPLE.COM', ' https://example.com '],
  ])('may be "%s"', (address) => expect(checkWebAddress(address)).toBeUndefined());

  test.each([
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)'],
    ...['java\nscript:alert(1)', 'ht\ttps://example.com', 'javascript://example.com/%0Aalert(1)'],
    ...['data:text/html,<script>alert(1)</script>', 'ftp://example.com/song.mp3'],
    ...['mailto:owner@example.com', 'file:///etc/passwd', 'spotify:track:1'],
  ])('may not be "%s"', (address) => expect(checkWebAddress(address)).toMatch(/starts with https/));
});
