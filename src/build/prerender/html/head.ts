import { getUpdatedAt } from '../../../content/publishedPosts.ts';
import type { Content, Owner, Post, Project } from '../../../content/types';
import { fill } from '../../../content/words/fill.ts';
import { getWords } from '../../../content/words/words.ts';
import { color } from '../../../styles/tokens.ts';
import { SHARE_PICTURE, SOCIAL_PICTURE } from '../../files/drawings/socialPicture.ts';
import { FEED_FILE } from '../../files/feed.ts';
import { ARTICLE_CARD, hasBlog, isPost, type Page } from '../pages.ts';
import type { RenderedPage } from '../render';
import { escapeHtml, jsonScript } from './escape.ts';

/** Metadata of a post or a project for search engines and social networks. */
function describeArticle(
  reading: Post | Project,
  url: string,
  author: object,
  siteLanguage: string,
) {
  const { title } = reading;
  const image = new URL(ARTICLE_CARD, url).href;
  const about = isPost(reading)
    ? {
        '@type': 'BlogPosting',
        '@id': `${url}#post`,
        headline: title,
        description: reading.excerpt,
        keywords: reading.tags,
        datePublished: reading.publishedAt,
        dateModified: reading.updatedAt && getUpdatedAt(reading),
        inLanguage: reading.language ?? siteLanguage,
      }
    : {
        '@type': 'CreativeWork',
        '@id': `${url}#project`,
        name: title,
        description: reading.description,
        keywords: reading.technologies,
        sameAs: reading.liveUrl,
        inLanguage: siteLanguage,
      };
  const { description, inLanguage: language } = about;
  const data = [{ ...about, url, mainEntityOfPage: url, image, author }];
  return { url, type: 'article', title, image, imageAlt: title, description, data, language };
}

/** Metadata for search engines and social networks, including structured data (schema.org). */
function createCard({ path, reading }: Page, owner: Owner) {
  const { siteUrl, name, tagline, roles, socials = [], shareText, language = 'en' } = owner;
  const url = new URL(path.slice(1), siteUrl).href;
  const author = { '@type': 'Person', '@id': `${siteUrl}#owner`, name, url: siteUrl };
  if (reading && reading !== 'index') return describeArticle(reading, url, author, language);
  const card = {
    url,
    type: 'website',
    image: new URL(SHARE_PICTURE, siteUrl).href,
    imageAlt: shareText ?? `${name}: ${roles.join(', ')}`,
    language,
  };
  if (reading) {
    const description = fill(getWords(owner).reading.allBy, { name });
    const blog = { '@type': 'Blog', '@id': `${url}#blog`, url, name: description, author };
    return { ...card, description, data: [{ ...blog, inLanguage: language }] };
  }
  const site = { '@type': 'WebSite', '@id': `${siteUrl}#site`, url: siteUrl, name };
  const profiles = socials.flatMap((social) => (/^mailto:/.test(social.url) ? [] : social.url));
  const data = [
    { ...site, description: tagline, about: { '@id': author['@id'] }, inLanguage: language },
    { ...author, jobTitle: roles, ...(profiles.length > 0 && { sameAs: profiles }) },
  ];
  return { ...card, description: tagline, data };
}

/** A language as Open Graph writes it, with its most likely region: `de_DE`. `en_US` is the default. */
function formatLocale(language: string) {
  const { language: name, region } = new Intl.Locale(language).maximize();
  return region ? `${name}_${region}` : name;
}

/** The tags for search engines and social networks, on public pages only. */
function publicTags(card: ReturnType<typeof createCard>, pageTitle: string, name: string) {
  const { url, type, image, imageAlt, description, data, language } = card;
  const graph = { '@context': 'https://schema.org', '@graph': data };
  const properties = {
    type,
    url,
    description,
    site_name: name,
    ...(language !== 'en' && { locale: formatLocale(language) }),
    image,
    'image:alt': imageAlt,
    'image:width': SOCIAL_PICTURE.width,
    'image:height': SOCIAL_PICTURE.height,
  };
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    // Of an article, without the name of the site. The title of the page is escaped already.
    `<meta property="og:title" content="${'title' in card ? escapeHtml(card.title) : pageTitle}">`,
    ...Object.entries(properties).map(
      ([key, value]) => `<meta property="og:${key}" content="${escapeHtml(String(value))}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    jsonScript('structured-data', graph, 'application/ld+json'),
  ];
}

/** The part of a page's `<head>` that depends on its URL. A meta policy comes first: it governs what follows it. */
export function formatHead(
  { title, fonts, styles }: RenderedPage,
  page: Page,
  content: Pick<Content, 'owner' | 'isOwn' | 'missingLists'>,
  policy?: string,
): string {
  const { owner } = content;
  const card = createCard(page, owner);
  const feed = new URL(FEED_FILE, owner.siteUrl).href;
  return [
    policy && `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    `<title>${title}</title>`,
    `<meta name="theme-color" content="${color.pageGround}">`,
    `<meta name="description" content="${escapeHtml(card.description)}">`,
    ...(page.isPublic
      ? publicTags(card, title, owner.name)
      : ['<meta name="robots" content="noindex">']),
    hasBlog(content) &&
      page.isPublic &&
      `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(owner.name)}" href="${escapeHtml(feed)}">`,
    ...fonts.map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...styles,
  ]
    .filter(Boolean)
    .join('');
}
