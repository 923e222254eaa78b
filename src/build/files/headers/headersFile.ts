import type { HeaderRule } from './headerRules.ts';

/** The `_headers` file of Netlify and Cloudflare Pages. */
export const formatHeaders = (rules: HeaderRule[]) =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n') + '\n';

/** Parses a `_headers` file, so that the preview sends what a host would. */
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

/** All headers that the rules set for a path. */
export function headersAt(rules: HeaderRule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({ path }) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}
