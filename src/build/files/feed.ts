import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { getPublishedPosts, getUpdatedAt } from '../../content/publishedPosts.ts';
import type { Content } from '../../content/types';
import { getWords } from '../../content/words/words.ts';
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

/** Without the colours that stand behind pictures while these load. */
const components = { svg: () => null };

/** The newest published posts with their text, as an Atom feed (RFC 4287). */
export async function formatFeed({ owner, posts, pictures }: Content): Promise<string> {
  // Imported on demand: the highlighter of code is large.
  const { parseBody } = await import('../../content/markdown/parseBody.ts');
  const { name, siteUrl, tagline } = owner;
  const words = getWords(owner).reading;
  const at = (path: string) => escapeHtml(new URL(path, siteUrl).href);
  const published = getPublishedPosts(posts).slice(0, MAX_ENTRIES);
  const entries = published.map((post) => {
    const { title, excerpt, publishedAt, content, language } = post;
    const address = at(paths.post(post.id).slice(1));
    const { tree } = parseBody(content, words, pictures, siteUrl);
    // Its types use the global JSX namespace, which the types of React 19 no longer have.
    const elements = toJsxRuntime(tree, { Fragment, jsx, jsxs, components }) as ReactNode;
    // Not all readers resolve links to notes by `xml:base`.
    const html = renderToStaticMarkup(elements).replaceAll('href="#', `href="${address}#`);
    const categories = post.tags.map((tag) => `\n    <category term="${xml(tag)}"/>`);
    return `
  <entry${language ? ` xml:lang="${language}"` : ''}>
    <title>${xml(title)}</title>
    <link href="${address}"/>
    <id>${address}</id>
    <published>${formatTime(publishedAt)}</published>
    <updated>${formatTime(getUpdatedAt(post))}</updated>${categories.join('')}
    <summary>${xml(excerpt)}</summary>
    <content type="html" xml:base="${address}">${xml(html)}</content>
  </entry>`;
  });
  const newest = published.map(getUpdatedAt).sort().at(-1) ?? '1970-01-01';
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${owner.language ?? 'en'}">
  <title>${xml(name)}</title>
  <subtitle>${xml(tagline)}</subtitle>
  <link href="${at(paths.blog.slice(1))}"/>
  <link rel="self" type="application/atom+xml" href="${at(FEED_FILE)}"/>
  <id>${at('')}</id>
  <updated>${formatTime(newest)}</updated>
  <author><name>${xml(name)}</name></author>${entries.join('')}
</feed>
`;
}
