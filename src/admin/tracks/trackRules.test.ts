import { describe, expect, test } from 'vitest';
import { normalDuration } from '../../content/rules';
import { checkDuration, checkWebAddress } from './trackRules';

describe('the duration of a track', () => {
  test.each(['3:45', '0:00', '0:59', '03:45', '10:00', '120:30', ' 3:45 '])('may be "%s"', (text) =>
    expect(checkDuration(text)).toBeUndefined(),
  );

  test('may be empty here, because the browser asks for it', () => {
    expect(checkDuration('')).toBeUndefined();
  });

  test.each([
    ...['3:60', '3:99', '3:5', '3:455', '345', ':45', '3:', '-3:45', '3.45', '1:02:03'],
    ...['1000:00', 'a3:45', '3:45b', '3 : 45', '٣:٤٥', ' '],
  ])('may not be "%s"', (text) => {
    expect(checkDuration(text)).toBe(
      'Enter minutes and seconds such as 3:45, with seconds below 60.',
    );
  });

  test.each([
    { typed: '3:45', kept: '3:45' },
    { typed: ' 3:45 ', kept: '3:45' },
    { typed: '03:45', kept: '3:45' },
    { typed: '003:45', kept: '3:45' },
    { typed: '0:45', kept: '0:45' },
    { typed: '00:45', kept: '0:45' },
    { typed: '10:00', kept: '10:00' },
  ])('$typed is kept as $kept', ({ typed, kept }) => {
    expect(normalDuration(typed)).toBe(kept);
  });
});

describe('the address of a track', () => {
  test.each([
    'https://open.spotify.com/track/1',
    'http://example.com',
    'HTTPS://EXAMPLE.COM',
    ' https://example.com ',
  ])('may be "%s"', (address) => expect(checkWebAddress(address)).toBeUndefined());

  test.each(['', 'example.com', 'no address'])(
    'may be "%s" here, because the browser refuses it',
    (address) => expect(checkWebAddress(address)).toBeUndefined(),
  );

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'ht\ttps://example.com',
    'javascript://example.com/%0Aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://example.com/song.mp3',
    'mailto:owner@example.com',
    'file:///etc/passwd',
    'spotify:track:1',
  ])('may not be "%s"', (address) => {
    expect(checkWebAddress(address)).toBe('Enter an address that starts with https:// or http://.');
  });
});
