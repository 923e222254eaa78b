import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Parents, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Html } from 'mdast';
import rehypeHighlight from 'rehype-highlight';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { imageSource } from './images.ts';
import { FILE_PATH, isWebAddress } from './rules.ts';

/** A heading of a post, as its table of contents lists it. */
export interface Heading {
  /** The anchor. */
  id: string;
  text: string;
  /** 2 to 6: the title of the post is the only one of the first rank. */
  level: number;
}

/** The body of a post, ready to be shown. */
export interface Body {
  tree: Root;
  headings: Heading[];
  /** Addresses on the web and paths below `public`, of the pictures in it. */
  images: string[];
}

/** Anchors that a page has already; a heading of that name gets a number. */
const TAKEN_IDS = ['root', 'content', 'contents', 'footnote-label', 'preloaded-state'];

/** Deeper than any text is nested, and shallow enough for what walks a tree by recursion. */
const MAX_DEPTH = 100;

/** Any address that is not ours, to resolve relative ones against. */
const SITE = 'https://site.invalid';

const PROTOCOLS = ['https:', 'http:', 'mailto:'];

const textNode = (value: string): RootContent & ElementContent => ({ type: 'text', value });

/** HTML is shown as it was written, in a paragraph of its own where it stands between paragraphs. */
function htmlAsText(_state: unknown, { value }: Html, parent: { type: string } | undefined) {
  const isBlock = parent?.type !== 'paragraph' && parent?.type !== 'heading';
  return isBlock
    ? { type: 'element' as const, tagName: 'p', properties: {}, children: [textNode(value)] }
    : textNode(value);
}

/**
 * Where a link of a post leads: an address on the web, a mail address, an anchor, or an address below the front page.
 * Nothing where a browser would do anything else with it.
 */
function linkTarget(href: string): string | undefined {
  if (href.startsWith('#')) return href;
  let url: URL;
  try {
    url = new URL(href.replace(/^\/(?!\/)/, ''), SITE + import.meta.env.BASE_URL);
  } catch {
    return undefined;
  }
  if (!PROTOCOLS.includes(url.protocol)) return undefined;
  return url.origin === SITE ? url.href.slice(SITE.length) : url.href;
}

/** An address on the web, or the path of a file below `public`; nothing where it is neither. */
function imagePath(src: string): string | undefined {
  if (isWebAddress(src)) return src;
  try {
    const path = decodeURIComponent(src).replace(/^\.?\//, '');
    return FILE_PATH.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Puts other nodes in the place of one, and goes on with what stands there now. */
function replace(
  parent: Parents | undefined,
  index: number | undefined,
  by: ElementContent[],
): [typeof SKIP, number] | undefined {
  if (!parent || index === undefined) return undefined;
  parent.children.splice(index, 1, ...by);
  return [SKIP, index];
}

const isDeep = (tree: Root) => {
  let level: (Root | RootContent)[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return false;
};

/** What scrolls sideways can be scrolled by keyboard (WCAG 2.1.1). */
const scrollable = (label: string) => ({ tabIndex: 0, role: 'group', ariaLabel: label });

/** The text as it was written. */
const plain = (text: string): Root => ({
  type: 'root',
  children: [{ type: 'element', tagName: 'pre', properties: {}, children: [textNode(text)] }],
});

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { clobberPrefix: 'note:', handlers: { html: htmlAsText } })
  .use(rehypeHighlight);

function treeOf(text: string): Root {
  try {
    const tree = processor.runSync(processor.parse(text));
    return isDeep(tree) ? plain(text) : tree;
  } catch (error) {
    // Thousands of brackets or quotes, one in another, are more than the parser's stack holds.
    if (error instanceof RangeError) return plain(text);
    throw error;
  }
}

/** Ranks the headings from 2 on, without a gap, whatever ranks the owner has used (WCAG 1.3.1). */
function rankHeadings(elements: Element[]): Heading[] {
  const rankOf = ({ tagName }: Element) => Number(tagName.charAt(1));
  const highest = Math.min(...elements.map(rankOf));
  const slugger = new GithubSlugger();
  for (const id of TAKEN_IDS) slugger.slug(id);
  let last = 1;
  return elements.map((element) => {
    last = Math.min(rankOf(element) - highest + 2, last + 1, 6);
    const text = toString(element).trim();
    const id = slugger.slug(/[\p{L}\p{N}]/u.test(text) ? text : 'section');
    element.tagName = `h${last}`;
    element.properties['id'] = id;
    return { id, text, level: last };
  });
}

/** What has been read, by its text: the build needs each body for its page and for its pictures. */
const bodies = new Map<string, Body>();

/**
 * Reads the body of a post, which is GitHub's Markdown. HTML in it is text; a link or picture that leads anywhere but
 * to the web, a mail address or a file of the site is what it says and no more. No element has a style or a handler.
 */
export function parseBody(text: string): Body {
  const body = bodies.get(text) ?? readBody(text);
  bodies.set(text, body);
  return body;
}

function readBody(text: string): Body {
  const tree = treeOf(text);
  const headings: Element[] = [];
  const images: string[] = [];

  visit(tree, 'element', (node, index, parent) => {
    const { tagName, properties } = node;
    if (tagName === 'a') {
      const href = linkTarget(String(properties['href']));
      if (href === undefined) return replace(parent, index, node.children);
      properties['href'] = href;
    } else if (tagName === 'img') {
      const path = imagePath(String(properties['src']));
      if (!path) return replace(parent, index, [textNode(String(properties['alt']))]);
      images.push(path);
      Object.assign(properties, { src: imageSource(path, 0, 0).src, loading: 'lazy' });
    } else if (tagName === 'input') {
      return replace(parent, index, [textNode(properties['checked'] ? '☑' : '☐')]);
    } else if (tagName === 'pre') {
      Object.assign(properties, scrollable('Code'), { dir: 'ltr' });
    } else if (tagName === 'table' && parent && index !== undefined) {
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: scrollable('Table'),
        children: [node],
      };
    } else if (/^h[1-6]$/.test(tagName) && !properties['id']) {
      headings.push(node);
    }
    return undefined;
  });
  return { tree, headings: rankHeadings(headings), images };
}
