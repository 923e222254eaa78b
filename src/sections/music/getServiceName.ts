const SERVICES = ['Spotify', 'Bandcamp', 'SoundCloud', 'YouTube'];

/** The name of the service behind a URL: a known service, or else the host. */
export function getServiceName(address: string): string {
  const host = new URL(address).hostname
    .replace(/^www\./, '')
    .replace(/^youtu\.be$/, 'youtube.com');
  return SERVICES.find((name) => `.${host}`.endsWith(`.${name.toLowerCase()}.com`)) ?? host;
}
