import { language } from 'virtual:words';
import type { PostSummary } from '../../content/types';
import { color } from '../../styles/tokens';

/** A tag, the anchor of its filter, and how many posts have it. */
interface TagFilter {
  tag: string;
  anchor: string;
  count: number;
}

/** The anchor of a tag. It ignores case. */
export const createAnchor = (tag: string) =>
  `tag-${tag.toLowerCase().replace(/[\s\p{Cc}]+/gu, '-')}`;

/** Every tag of the posts, the most used first, and equally used ones in alphabetical order. */
export function countTags(posts: PostSummary[]): TagFilter[] {
  const filters = new Map<string, TagFilter>();
  for (const { tags } of posts) {
    // A post may have a tag in two spellings.
    const counted = new Set<string>();
    for (const tag of tags) {
      const anchor = createAnchor(tag);
      const filter = filters.get(anchor) ?? { tag, anchor, count: 0 };
      if (!counted.has(anchor)) filters.set(anchor, { ...filter, count: filter.count + 1 });
      counted.add(anchor);
    }
  }
  return [...filters.values()].sort(
    (a, b) => b.count - a.count || a.tag.localeCompare(b.tag, language),
  );
}

/** The anchors of a post's tags, separated by spaces. */
export const listAnchors = ({ tags }: PostSummary) => tags.map(createAnchor).join(' ');

/** A text as a CSS string, safe inside a `<style>`. */
const cssString = (text: string) =>
  `"${text.replace(/["\\<]/g, (char) => `\\${char.charCodeAt(0).toString(16)} `)}"`;

/** Marks the link of the current filter without changing its width. */
export const CHOSEN = `color:${color.text};text-decoration-thickness:0.2em`;

/** The rules that filter the list by the anchor in the URL, without scripts: they hide the posts and years without its tag. */
export const createFilterStyle = (posts: PostSummary[]) =>
  countTags(posts)
    .map(({ anchor }) => {
      const name = cssString(anchor);
      const isTarget = `:root:has([id=${name}]:target)`;
      const hasTag = `[data-tags~=${name}]`;
      return `${isTarget} :is([data-tags]:not(${hasTag}),[data-year]:not(:has(${hasTag}))){display:none}
        ${isTarget} [data-filter=${name}]{${CHOSEN}}`;
    })
    .join('\n');
