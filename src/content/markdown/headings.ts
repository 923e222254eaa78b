import GithubSlugger, { slug } from 'github-slugger';
import type { Element, ElementContent } from 'hast';

/** A heading in an article, for the table of contents. */
export interface Heading {
  /** The anchor. */
  id: string;
  text: string;
  /** 2 to 6, because level 1 is the title of the article. */
  level: number;
}

/** Ids that the page itself uses. A heading with the same anchor gets a number. */
const TAKEN_IDS = [
  'root',
  'content',
  'contents',
  'footnote-label',
  'reload-notice',
  'preloaded-state',
  'structured-data',
];

/** The text without references to footnotes, whose numbers change with the footnotes before them. */
function readText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  const isRead = node.type === 'element' && node.tagName !== 'sup';
  return isRead ? node.children.map(readText).join('') : '';
}

/** Sets tags and anchors. Levels start at 2 without gaps, whatever levels the owner used (WCAG 1.3.1). */
export function rankHeadings(elements: Element[]): Heading[] {
  const getRank = ({ tagName }: Element) => Number(tagName.charAt(1));
  const highest = Math.min(...elements.map(getRank));
  const slugger = new GithubSlugger();
  for (const id of TAKEN_IDS) slugger.slug(id);
  let last = 1;
  return elements.map((element) => {
    last = Math.min(getRank(element) - highest + 2, last + 1, 6);
    const text = readText(element).trim();
    const id = slugger.slug(/[\p{L}\p{N}]/u.test(slug(text)) ? text : 'section');
    element.tagName = `h${last}`;
    element.properties['id'] = id;
    return { id, text, level: last };
  });
}
