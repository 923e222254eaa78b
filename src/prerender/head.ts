import type { Owner } from '../content/types';
import { attribute, jsonScript } from './escape.ts';
import type { Page } from './pages.ts';
import type { RenderedPage } from './render';

const SHARE_IMAGE = { file: 'share.jpg', width: 1200, height: 630 };

/** Who the site is about and what it is, for search engines (schema.org). */
function structuredData({ name, siteUrl, tagline, roles, socials }: Owner) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
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
    ],
  };
}

/** What search engines and social networks read, on the page that is theirs to show. */
function publicTags(owner: Owner, title: string): string[] {
  const { siteUrl, name, tagline, shareText } = owner;
  const meta = (key: string, content: string | number, kind = 'property') =>
    `<meta ${kind}="${key}" content="${attribute(String(content))}" />`;
  return [
    `<link rel="canonical" href="${attribute(siteUrl)}" />`,
    meta('og:type', 'website'),
    meta('og:url', siteUrl),
    meta('og:site_name', name),
    `<meta property="og:title" content="${title}" />`,
    meta('og:description', tagline),
    meta('og:image', new URL(SHARE_IMAGE.file, siteUrl).href),
    meta('og:image:width', SHARE_IMAGE.width),
    meta('og:image:height', SHARE_IMAGE.height),
    meta('og:image:alt', shareText),
    meta('twitter:card', 'summary_large_image', 'name'),
    jsonScript('structured-data', structuredData(owner), 'application/ld+json'),
  ];
}

/**
 * The part of a page's `<head>` that depends on its address.
 * @param policy The Content-Security-Policy, for hosts that send no headers; before all that it speaks of.
 */
export function headOf(
  { title, fonts, styles }: RenderedPage,
  { isPublic }: Page,
  owner: Owner,
  policy?: string,
): string {
  return [
    policy && `<meta http-equiv="Content-Security-Policy" content="${attribute(policy)}" />`,
    `<title>${title}</title>`,
    `<meta name="description" content="${attribute(owner.tagline)}" />`,
    ...(isPublic ? publicTags(owner, title) : ['<meta name="robots" content="noindex" />']),
    ...fonts.map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin />`,
    ),
    ...styles,
  ]
    .filter(Boolean)
    .join('\n    ');
}
