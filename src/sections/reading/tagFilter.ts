import type { PostSummary } from '../../content/types';

/** A tag, the anchor of its filter, and how many posts have it. */
export interface TagFilter {
  tag: string;
  anchor: string;
  count: number;
}

/** The anchor that belongs to a tag, whatever the case it is written in. */
export const anchorOf = (tag: string) => `tag-${tag.toLowerCase().replace(/\s+/g, '-')}`;

/**
 * The address of the posts with one tag, below that of the list. A static host gives the same page for any query: it
 * is the anchor that picks the filter there (`filterStyle`).
 */
export const tagQuery = (tag: string) =>
  `?tag=${encodeURIComponent(tag)}#${encodeURIComponent(anchorOf(tag))}`;

/** Every tag of the posts, the most used first. */
export function tagFilters(posts: PostSummary[]): TagFilter[] {
  const filters = new Map<string, TagFilter>();
  for (const tag of posts.flatMap(({ tags }) => tags)) {
    const anchor = anchorOf(tag);
    const filter = filters.get(anchor) ?? { tag, anchor, count: 0 };
    filters.set(anchor, { ...filter, count: filter.count + 1 });
  }
  return [...filters.values()].sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
}

/** The anchors of a post's tags, as its entry in the list names them. */
export const anchorsOf = ({ tags }: PostSummary) => tags.map(anchorOf).join(' ');

/** Text as a string of CSS, safe inside a `<style>`. */
const cssString = (text: string) =>
  `"${text.replace(/["\\<]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/** The rules by which the anchor in the address filters the list without scripts: what has not its tag goes. */
export const filterStyle = (posts: PostSummary[]) =>
  tagFilters(posts)
    .map(({ anchor }) => {
      const name = cssString(anchor);
      const aimed = `:root:has([id=${name}]:target)`;
      const has = `[data-tags~=${name}]`;
      return `${aimed} :is([data-tags]:not(${has}),[data-year]:not(:has(${has}))){display:none}
        ${aimed} [data-filter=${name}]{border-color:currentcolor;color:inherit}`;
    })
    .join('\n');
