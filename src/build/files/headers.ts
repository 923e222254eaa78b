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
    // The rule of the blog covers the pages of all posts.
    ...[...pages, `${base}blog/*`, base + VERSION_FILE].map((path) => ({
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

/** Parses a `_headers` file, so that the preview sends the same headers as a host. */
export const parseHeaders = (text: string): HeaderRule[] =>
  text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const headers = lines.map((line) => line.trim().split(/: (.*)/, 2));
      return { path, headers: Object.fromEntries(headers) as Record<string, string> };
    });

/** All headers that the rules set for a path. */
export function findHeaders(rules: HeaderRule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({ path }) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}
