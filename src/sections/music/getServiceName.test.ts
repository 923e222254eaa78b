import { expect, test } from 'vitest';
import { getServiceName } from './getServiceName';

test.each([
  ['https://open.spotify.com/track/1', 'Spotify'],
  ['HTTPS://Kim.Bandcamp.com/track/dusk', 'Bandcamp'],
  ['https://youtu.be/1', 'YouTube'],
  ['https://www.kim.example:8080/dusk?from=spotify.com', 'kim.example'],
  ['https://notspotify.com/', 'notspotify.com'],
  ['https://spotify.com.kim.example/', 'spotify.com.kim.example'],
])('the address %s belongs to %s', (address, name) => {
  expect(getServiceName(address)).toBe(name);
});
