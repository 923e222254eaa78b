import { preview } from 'vite';

/** The built site with its own headers, on a local port. */
export interface BuiltSite {
  /** Ends in a slash. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves a built site as a host would, on a free port.
 * @param mode The build mode: `test` is the site of the tests.
 */
export async function serveBuiltSite(mode = 'production'): Promise<BuiltSite> {
  const server = await preview({
    mode,
    preview: { port: 0, open: false },
    logLevel: 'error',
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The preview has no address.');
  return { url, close: () => server.close() };
}
