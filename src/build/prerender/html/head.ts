import type { Content, Owner } from '../../../content/types';
import { color } from '../../../styles/tokens.ts';
import { FEED_FILE } from '../../files/feed.ts';
import { SHARE_PICTURE, SOCIAL_PICTURE } from '../../files/pictures/socialPicture.ts';
import { hasBlog, type Page, POST_CARD } from '../pages.ts';
import type { RenderedPage } from '../render';
import { escapeHtml, jsonScript } from './escape.ts';

/** The structured data of the front page: the site and its owner. */
function createSiteData({ name, siteUrl, tagline, roles, socials = [] }: Owner) {
  const profiles = socials.map(({ url }) => url).filter((url) => !url.startsWith('mailto:'));
  return [
    {
      '@type': 'WebSite',
      '@id': `${siteUrl}#site`,
      url: siteUrl,
      name,
      description: tagline,
      about: { '@id': `${siteUrl}#owner` },
    },
    {
      '@type': 'Person',
      '@id': `${siteUrl}#owner`,
      name,
      url: siteUrl,
      jobTitle: roles,
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
  ];
}

/** Metadata for search engines and social networks, including structured data (schema.org). */
function createCard({ path, reading }: Page, owner: Owner) {
  const { siteUrl, name, tagline, roles } = owner;
  const imageAlt = owner.shareText ?? `${name}: ${roles.join(', ')}`;
  const url = new URL(path.slice(1), siteUrl).href;
  const share = { image: new URL(SHARE_PICTURE, siteUrl).href, imageAlt };
  if (!reading) {
    return { url, type: 'website', description: tagline, ...share, data: createSiteData(owner) };
  }
  const author = { '@type': 'Person', '@id': `${siteUrl}#owner`, name, url: siteUrl };
  if (reading === 'index') {
    const description = `All articles by ${name}`;
    const data = [{ '@type': 'Blog', '@id': `${url}#blog`, url, name: description, author }];
    return { url, type: 'website', description, ...share, data };
  }
  const { title, excerpt, publishedAt, tags } = reading;
  const image = new URL(POST_CARD, url).href;
  const post = {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    url,
    mainEntityOfPage: url,
    headline: title,
    description: excerpt,
    datePublished: publishedAt,
    keywords: tags,
    image,
    author,
  };
  return { url, type: 'article', description: excerpt, image, imageAlt: title, data: [post] };
}

/** The tags for search engines and social networks, on public pages only. */
function publicTags(
  { url, type, image, imageAlt, description, data }: ReturnType<typeof createCard>,
  title: string,
  name: string,
) {
  const meta = (key: string, content: string | number, kind = 'property') =>
    `<meta ${kind}="${key}" content="${escapeHtml(String(content))}" />`;
  return [
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    meta('og:type', type),
    meta('og:url', url),
    meta('og:site_name', name),
    // `title` is escaped already.
    `<meta property="og:title" content="${title}" />`,
    meta('og:description', description),
    meta('og:image', image),
    meta('og:image:width', SOCIAL_PICTURE.width),
    meta('og:image:height', SOCIAL_PICTURE.height),
    meta('og:image:alt', imageAlt),
    meta('twitter:card', 'summary_large_image', 'name'),
    jsonScript(
      'structured-data',
      { '@context': 'https://schema.org', '@graph': data },
      'application/ld+json',
    ),
  ];
}

/**
 * The part of a page's `<head>` that depends on its URL.
 * @param policy The Content-Security-Policy, for hosts that send no headers. Placed first: a meta policy applies
 * only to the content after it.
 */
export function formatHead(
  { title, fonts, styles }: RenderedPage,
  page: Page,
  content: Pick<Content, 'owner' | 'isOwn' | 'missingLists'>,
  policy?: string,
): string {
  const { owner } = content;
  const card = createCard(page, owner);
  const feed = new URL(FEED_FILE, owner.siteUrl).pathname;
  return [
    policy && `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}" />`,
    `<title>${title}</title>`,
    `<meta name="theme-color" content="${color.ground}" />`,
    `<meta name="description" content="${escapeHtml(card.description)}" />`,
    ...(page.isPublic
      ? publicTags(card, title, owner.name)
      : ['<meta name="robots" content="noindex" />']),
    hasBlog(content) &&
      page.isPublic &&
      `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(owner.name)}" href="${escapeHtml(feed)}" />`,
    ...fonts.map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin />`,
    ),
    ...styles,
  ]
    .filter(Boolean)
    .join('\n    ');
}
