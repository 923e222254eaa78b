/** The headers, as Netlify and Cloudflare read them. */
export const HEADERS_FILE = '_headers';

/** Tells which content the site was built from. */
export const VERSION_FILE = 'version.json';

/** In seconds. */
const YEAR = 365 * 24 * 60 * 60;

/** The `_headers` file, for security and caching; `strictTransportSecurity` is the value in `owner.ts`. */
export function formatHeaders(
  policy: string,
  base: string,
  strictTransportSecurity: string | null,
): string {
  const rules = [
    [
      `${base}*`,
      `Content-Security-Policy: ${policy}`,
      ...(strictTransportSecurity ? [`Strict-Transport-Security: ${strictTransportSecurity}`] : []),
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
      'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy: same-origin',
      // Readers of the feed show its pictures on pages of their own.
      'Cross-Origin-Resource-Policy: cross-origin',
    ],
    // The file names contain a hash of the content. Other files are revalidated by default.
    [`${base}assets/*`, `Cache-Control: public, max-age=${YEAR}, immutable`],
  ];
  return rules.map((lines) => `${lines.join('\n  ')}\n`).join('\n');
}

/** All headers that a `_headers` file sets for a path, so that the preview sends the same as a host. */
export function findHeaders(file: string, pathname: string): Map<string, string> {
  // Each rule is for the paths that begin as its own, up to a star.
  const lines = file.split('\n\n').flatMap((rule) => {
    const [path = '', ...headers] = rule.trim().split(/\n */);
    return pathname.startsWith(path.slice(0, -1)) ? headers : [];
  });
  return new Map(lines.map((line) => [line.replace(/:.*/, ''), line.replace(/^[^:]*: /, '')]));
}
