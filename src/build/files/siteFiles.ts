import type { Content } from '../../content/types';
import { color } from '../../styles/tokens.ts';
import { escapeHtml } from '../prerender/html/escape.ts';
import { hasBlog, pagesOf } from '../prerender/pages.ts';
import { FEED_FILE, feedOf } from './feed.ts';

const NAMES = ['sitemap.xml', 'robots.txt', 'manifest.webmanifest', FEED_FILE] as const;
type SiteFile = (typeof NAMES)[number];

export const isSiteFile = (name: string): name is SiteFile =>
  NAMES.some((siteFile) => siteFile === name);

/** The generated files, by name: sitemap, robots.txt, web manifest and, with posts to read, the feed. */
export function siteFiles(
  content: Content,
  base: string,
): Record<Exclude<SiteFile, typeof FEED_FILE>, string> & { [FEED_FILE]?: string } {
  const { name, siteUrl, tagline, brandMark } = content.owner;
  const addresses = pagesOf(content)
    .filter(({ isPublic }) => isPublic)
    .map(({ path }) => escapeHtml(new URL(path.slice(1), siteUrl).href));
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${address}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
  const robots = [
    'User-agent: *',
    // A page that crawlers may not read is listed all the same: they do not see its `noindex`.
    'Allow: /',
    '',
    `Sitemap: ${new URL('sitemap.xml', siteUrl).href}`,
    '',
  ].join('\n');
  const manifest = {
    name: `${name} | Portfolio`,
    short_name: brandMark,
    description: tagline,
    start_url: base,
    display: 'standalone',
    background_color: color.ground,
    theme_color: color.ground,
    icons: [192, 512].map((side) => ({
      src: `${base}icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
  return {
    'sitemap.xml': sitemap,
    ...(hasBlog(content) && { [FEED_FILE]: feedOf(content) }),
    'robots.txt': robots,
    'manifest.webmanifest': JSON.stringify(manifest, null, 2),
  };
}

/**
 * Writes the generated files.
 * @param hasFile Whether the owner has such a file under `public`, which then stays.
 */
export async function writeSiteFiles(
  files: Record<string, string>,
  hasFile: (name: string) => boolean,
  write: (name: string, text: string) => Promise<void>,
) {
  for (const [name, text] of Object.entries(files)) if (!hasFile(name)) await write(name, text);
}
