import { preview } from 'vite';

/** Serves a built site as a host would, with its headers, on a free port. Its URL ends in a slash. */
export async function serveBuiltSite(options: { mode?: string; root?: string }) {
  const server = await preview({ ...options, preview: { port: 0 }, logLevel: 'error' });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The preview has no address.');
  return { url, close: () => server.close() };
}
