import { describe, expect, test } from 'vitest';
import { checkWebAddress } from './checks';

describe('a web address', () => {
  // The browser itself rejects malformed URLs.
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
