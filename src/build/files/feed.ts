import { getPublishedPosts } from '../../content/publishedPosts.ts';
import type { Content } from '../../content/types';
import { paths } from '../../shared/paths.ts';
import { escapeHtml } from '../prerender/html/escape.ts';

/** Relative to the front page. */
export const FEED_FILE = 'feed.xml';

/** Feed readers poll often enough for the newest entries to suffice. */
const MAX_ENTRIES = 30;

/** Escapes text for XML and drops forbidden characters: control characters and two noncharacters. */
const xml = (text: string) => escapeHtml(text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, ''));

/** A day as a point in time (RFC 3339). */
const formatTime = (day: string) => `${day}T00:00:00Z`;

/** The newest published posts as an Atom feed (RFC 4287). */
export function formatFeed({ owner, posts }: Content): string {
  const { name, siteUrl, tagline } = owner;
  const at = (path: string) => escapeHtml(new URL(path, siteUrl).href);
  const published = getPublishedPosts(posts).slice(0, MAX_ENTRIES);
  const newest =
    published
      .map(({ publishedAt }) => publishedAt)
      .sort()
      .at(-1) ?? '1970-01-01';
  const entries = published.map(({ id, title, excerpt, publishedAt, tags }) =>
    [
      '  <entry>',
      `    <title>${xml(title)}</title>`,
      `    <link href="${at(paths.post(id).slice(1))}"/>`,
      `    <id>${at(paths.post(id).slice(1))}</id>`,
      `    <published>${formatTime(publishedAt)}</published>`,
      `    <updated>${formatTime(publishedAt)}</updated>`,
      ...tags.map((tag) => `    <category term="${xml(tag)}"/>`),
      `    <summary>${xml(excerpt)}</summary>`,
      '  </entry>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <title>${xml(name)}</title>`,
    `  <subtitle>${xml(tagline)}</subtitle>`,
    `  <link href="${at(paths.blog.slice(1))}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${at(FEED_FILE)}"/>`,
    `  <id>${at('')}</id>`,
    `  <updated>${formatTime(newest)}</updated>`,
    `  <author><name>${xml(name)}</name></author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
