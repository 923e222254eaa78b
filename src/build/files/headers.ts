import { PAGES } from '../prerender/pages.ts';

/** The headers of every response for a path, which is exact or ends with `*`. */
interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** The headers for Netlify and Cloudflare Pages. */
export const HEADERS_FILE = '_headers';

/** Tells which content the site was built from. */
export const VERSION_FILE = 'version.json';

/** In seconds. */
const YEAR = 365 * 24 * 60 * 60;

/** The headers for security and caching; `strictTransportSecurity` is the value in `owner.ts`. */
export function getHeaderRules(
  policy: string,
  base: string,
  strictTransportSecurity: string | null,
): HeaderRule[] {
  const pages = PAGES.flatMap(({ path }) =>
    path === '/' ? [base] : [base + path.slice(1), `${base + path.slice(1)}/`],
  );
  return [
    {
      path: `${base}*`,
      headers: {
        'Content-Security-Policy': policy,
        ...(strictTransportSecurity && { 'Strict-Transport-Security': strictTransportSecurity }),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    // The file names contain a hash of the content.
    {
      path: `${base}assets/*`,
      headers: { 'Cache-Control': `public, max-age=${YEAR}, immutable` },
    },
    // One rule for the pages of all posts, and one for those of all projects.
    ...[...pages, `${base}blog/*`, `${base}projects/*`, base + VERSION_FILE].map((path) => ({
      path,
      headers: { 'Cache-Control': 'no-cache' },
    })),
  ];
}

/** The `_headers` file of Netlify and Cloudflare Pages. */
export const formatHeaders = (rules: HeaderRule[]) =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n') + '\n';

/** All headers that a `_headers` file sets for a path, so that the preview sends the same as a host. */
export function findHeaders(file: string, pathname: string): Map<string, string> {
  const lines = file.split('\n\n').flatMap((rule) => {
    const [path = '', ...headers] = rule.trim().split(/\n */);
    const isFor = path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
    return isFor ? headers : [];
  });
  return new Map(lines.map((line) => [line.replace(/:.*/, ''), line.replace(/^[^:]*: /, '')]));
}
