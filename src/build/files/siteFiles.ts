import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getUpdatedAt } from '../../content/publishedPosts.ts';
import type { Content } from '../../content/types';
import { fill } from '../../content/words/fill.ts';
import { getDirection } from '../../content/words/language.ts';
import { getWords } from '../../content/words/words.ts';
import { color } from '../../styles/tokens.ts';
import { escapeHtml } from '../prerender/html/escape.ts';
import { getPages, hasBlog, isPost } from '../prerender/pages.ts';
import { drawIcon } from './drawings/brandMark.ts';
import { drawSocialPicture, SHARE_PICTURE } from './drawings/socialPicture.ts';
import { FEED_FILE, formatFeed } from './feed.ts';

function formatSitemap(content: Content): string {
  const pages = getPages(content).filter(({ isPublic }) => isPublic);
  const urls = pages.map(({ path, reading }) => {
    const address = escapeHtml(new URL(path.slice(1), content.owner.siteUrl).href);
    const day = reading && reading !== 'index' && isPost(reading) && getUpdatedAt(reading);
    return `<url><loc>${address}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  ${urls.join('\n  ')}
</urlset>
`;
}

/** Crawlers may read every page: they would miss the `noindex` of a disallowed page and list it anyway. */
const formatRobots = ({ owner }: Content) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${new URL('sitemap.xml', owner.siteUrl).href}\n`;

/** In pixels. */
const ICON_SIDES = [192, 512];

function formatManifest({ owner }: Content, base: string): string {
  const { language = 'en' } = owner;
  const manifest = {
    name: fill(getWords(owner).page.title, { name: owner.name }),
    short_name: owner.brandMark,
    description: owner.tagline,
    start_url: base,
    lang: language,
    dir: getDirection(language),
    display: 'standalone',
    background_color: color.pageGround,
    theme_color: color.pageGround,
    icons: ICON_SIDES.map((side) => ({
      src: `${base}icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
  return JSON.stringify(manifest, null, 2);
}

type MakeFile = (content: Content, base: string) => string | undefined | Promise<string | Buffer>;

/** The generator of each file, by its name. */
export const SITE_FILES: ReadonlyMap<string, MakeFile> = new Map<string, MakeFile>([
  ['sitemap.xml', formatSitemap],
  ['robots.txt', formatRobots],
  ['manifest.webmanifest', formatManifest],
  [FEED_FILE, (content) => (hasBlog(content) ? formatFeed(content) : undefined)],
  [
    SHARE_PICTURE,
    ({ owner }) =>
      drawSocialPicture({ ...owner, title: owner.name, subtitle: owner.roles.join(' · ') }),
  ],
  ...ICON_SIDES.map((side): [string, MakeFile] => [
    `icon-${side}.png`,
    ({ owner }) => drawIcon(owner, side),
  ]),
  ['apple-touch-icon.png', ({ owner }) => drawIcon(owner, 180)],
]);

/** The generator of a file of the site, if there is one of this name. An owner's file of that name under `public` takes precedence. */
export function findGenerator(name: string, publicDir: string) {
  const make = SITE_FILES.get(name);
  return existsSync(join(publicDir, name)) ? undefined : make;
}
