import type { Owner } from '../content/types';
import { color } from '../styles/tokens.ts';
import { PAGES } from './pages.ts';

const NAMES = ['sitemap.xml', 'robots.txt', 'manifest.webmanifest'] as const;
type SiteFile = (typeof NAMES)[number];

export const isSiteFile = (name: string): name is SiteFile =>
  NAMES.some((siteFile) => siteFile === name);

/** The files that speak to search engines and to systems that install the site, by name. */
export function siteFiles(
  { name, siteUrl, tagline, brandMark }: Owner,
  base: string,
): Record<SiteFile, string> {
  const addresses = PAGES.filter(({ isPublic }) => isPublic).map(
    ({ path }) => new URL(path.slice(1), siteUrl).href,
  );
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${address}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
  const robots = [
    'User-agent: *',
    `Disallow: ${base}admin`,
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
    'robots.txt': robots,
    'manifest.webmanifest': JSON.stringify(manifest, null, 2),
  };
}
