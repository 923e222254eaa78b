import type { Content, Owner } from '../content/types';
import { attribute, jsonScript } from './escape.ts';
import { type Page, POST_PICTURE } from './pages.ts';
import { FEED_FILE } from './posts/feed.ts';
import type { RenderedPage } from './render';

const SHARE_IMAGE = 'share.jpg';
const SHARE_SIZE = { width: 1200, height: 630 };

/** What a public page says of itself to search engines and social networks. */
interface Card {
  /** The address of the page. */
  url: string;
  type: 'website' | 'article';
  description: string;
  /** The address of its picture, and what that shows. */
  image: string;
  imageAlt: string;
  /** What the page is, in the words of schema.org. */
  data: object[];
}

/** Who the site is about and what it is (schema.org). */
const siteData = ({ name, siteUrl, tagline, roles, socials }: Owner) => [
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
    ...(socials.length > 0 && { sameAs: socials.map(({ url }) => url) }),
  },
];

function cardOf({ path, reading }: Page, owner: Owner): Card {
  const { siteUrl, name, tagline, shareText } = owner;
  const url = new URL(path.slice(1), siteUrl).href;
  const share = { image: new URL(SHARE_IMAGE, siteUrl).href, imageAlt: shareText };
  if (!reading) {
    return { url, type: 'website', description: tagline, ...share, data: siteData(owner) };
  }
  const author = { '@type': 'Person', '@id': `${siteUrl}#owner`, name, url: siteUrl };
  if (reading === 'index') {
    const description = `All articles by ${name}`;
    const data = [{ '@type': 'Blog', '@id': `${url}#blog`, url, name: description, author }];
    return { url, type: 'website', description, ...share, data };
  }
  const { title, excerpt, publishedAt, tags } = reading;
  const image = new URL(POST_PICTURE, url).href;
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

/** What search engines and social networks read. */
function publicTags(
  { url, type, image, imageAlt, description, data }: Card,
  title: string,
  name: string,
) {
  const meta = (key: string, content: string | number, kind = 'property') =>
    `<meta ${kind}="${key}" content="${attribute(String(content))}" />`;
  return [
    `<link rel="canonical" href="${attribute(url)}" />`,
    meta('og:type', type),
    meta('og:url', url),
    meta('og:site_name', name),
    `<meta property="og:title" content="${title}" />`,
    meta('og:description', description),
    meta('og:image', image),
    meta('og:image:width', SHARE_SIZE.width),
    meta('og:image:height', SHARE_SIZE.height),
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
 * The part of a page's `<head>` that depends on its address.
 * @param policy The Content-Security-Policy, for hosts that send no headers; before all that it speaks of.
 */
export function headOf(
  { title, fonts, styles }: RenderedPage,
  page: Page,
  { owner, isOwn }: Pick<Content, 'owner' | 'isOwn'>,
  policy?: string,
): string {
  const card = cardOf(page, owner);
  const feed = new URL(FEED_FILE, owner.siteUrl).pathname;
  return [
    policy && `<meta http-equiv="Content-Security-Policy" content="${attribute(policy)}" />`,
    `<title>${title}</title>`,
    `<meta name="description" content="${attribute(card.description)}" />`,
    ...(page.isPublic
      ? publicTags(card, title, owner.name)
      : ['<meta name="robots" content="noindex" />']),
    isOwn &&
      page.isPublic &&
      `<link rel="alternate" type="application/atom+xml" title="${attribute(owner.name)}" href="${attribute(feed)}" />`,
    ...fonts.map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin />`,
    ),
    ...styles,
  ]
    .filter(Boolean)
    .join('\n    ');
}
