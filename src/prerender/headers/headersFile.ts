import { PAGES } from '../pages.ts';

/** A path, exact or with `*` at its end, and the headers that every answer under it carries. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** In seconds. */
const YEAR = 365 * 24 * 60 * 60;

/**
 * The headers of the site, for hosts that take them: what a page may do, and how long each file may be kept.
 * @param strictTransportSecurity The value of that header, off while null; one line in `owner.ts` turns it on.
 */
export function headerRules(
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
    // The name of each of these files has a hash of its content.
    {
      path: `${base}assets/*`,
      headers: { 'Cache-Control': `public, max-age=${YEAR}, immutable` },
    },
    // The last is for the pages of posts, however many there are.
    ...[...pages, `${base}blog/*`].map((path) => ({
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

/** Reads such a file back, so that the preview sends what a host would. */
export const parseHeaders = (text: string): HeaderRule[] =>
  text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const headers = lines.map((line) => [
        line.slice(0, line.indexOf(':')).trim(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]);
      return { path, headers: Object.fromEntries(headers) as Record<string, string> };
    });

/** Every header that the rules give to an address. */
export function headersAt(rules: HeaderRule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({ path }) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}
