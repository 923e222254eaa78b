import { preview } from 'vite';

export type BuiltSite = Awaited<ReturnType<typeof serveBuiltSite>>;

/** Serves the site built in a mode as a host would, with its headers, on a free port. Its URL ends in a slash. */
export async function serveBuiltSite(mode = 'production') {
  const server = await preview({ mode, preview: { port: 0, open: false }, logLevel: 'error' });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The preview has no address.');
  return { url, close: () => server.close() };
}
