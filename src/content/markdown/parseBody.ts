import type { Element, ElementContent, Parents, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { imageSource } from '../images.ts';
import { type Heading, rankHeadings } from './headings.ts';
import { parseTree, textNode } from './parseTree.ts';
import { imagePath, linkTarget } from './targets.ts';

/** The parsed body of a post. */
export interface Body {
  tree: Root;
  headings: Heading[];
  /** The pictures: web addresses, and paths below `public`. */
  images: string[];
}

/** Replaces a node. Returns where the visit continues: at the first of the new nodes. */
function replace(parent: Parents, index: number, by: ElementContent[]): [typeof SKIP, number] {
  parent.children.splice(index, 1, ...by);
  return [SKIP, index];
}

/** Makes an element with horizontal scrolling reachable by keyboard (WCAG 2.1.1). */
const scrollable = (label: string) => ({ tabIndex: 0, role: 'group', ariaLabel: label });

/** Parsed bodies by their text: the build needs each body for its page and for its pictures. */
const bodies = new Map<string, Body>();

/**
 * Parses the body of a post, which is GitHub's Markdown. HTML is shown as text. A link or picture whose target is neither
 * on the web, a mail address nor on the site is replaced by its text. No element has a style or a handler.
 */
export function parseBody(text: string): Body {
  const body = bodies.get(text) ?? readBody(text);
  bodies.set(text, body);
  return body;
}

function readBody(text: string): Body {
  const tree = parseTree(text);
  const headings: Element[] = [];
  const images: string[] = [];

  visit(tree, 'element', (node, index, parent) => {
    // Only the root has no parent.
    if (!parent || index === undefined) return undefined;
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
    } else if (tagName === 'table') {
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
