import type { Element, ElementContent, Parents, Text } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { type BuiltPictures, imageSource } from '../images.ts';
import { fill } from '../words/fill.ts';
import { type BodyWords, createTree } from './createTree.ts';
import { rankHeadings } from './headings.ts';
import { imagePath, linkTarget } from './targets.ts';

const createText = (value: string): Text => ({ type: 'text', value });

const createElement = (
  tagName: string,
  properties: Element['properties'],
  ...children: ElementContent[]
): Element => ({ type: 'element', tagName, properties, children });

/** Replaces a node. The returned value makes the visit continue at the first of the new nodes. */
function replace(parent: Parents, index: number, by: ElementContent[]): [typeof SKIP, number] {
  parent.children.splice(index, 1, ...by);
  return [SKIP, index];
}

/** An image with its source in AVIF, on a field of its colour. The Content-Security-Policy blocks `style`. */
const wrapPicture = (image: Element, avif: string, color?: string) =>
  createElement(
    'span',
    { className: ['picture'] },
    ...(color ? [createElement('svg', { color, ariaHidden: 'true' })] : []),
    createElement(
      'picture',
      {},
      createElement('source', {
        type: 'image/avif',
        srcSet: avif,
        sizes: image.properties['sizes'],
      }),
      image,
    ),
  );

/** Characters that fit into a box of code on a phone. Longer lines scroll there: wrapped, they would lose their indents. */
const CODE_WIDTH = 30;

/** Characters that fit into a row of a table on a phone. A wider table scrolls there. */
const TABLE_WIDTH = 30;

/** The least width of a table in characters: the longest word of every column, and the padding of its cells. */
function measureTable(table: Element): number {
  const columns: number[] = [];
  visit(table, { tagName: 'tr' }, ({ children }: Element) => {
    for (const [index, cell] of children.filter(({ type }) => type === 'element').entries()) {
      const words = toString(cell).split(/\s+/);
      columns[index] = Math.max(columns[index] ?? 0, ...words.map(({ length }) => length + 3));
    }
  });
  return columns.reduce((sum, width) => sum + width, 0);
}

/** Names a box of code or a table. If it scrolls sideways, it is a tab stop (WCAG 2.1.1). */
const nameBox = (label: string, count: number, isWide: boolean) => ({
  ...(isWide && { tabIndex: 0 }),
  role: 'group',
  ariaLabel: fill(label, { count }),
});

/** Parses an article in GitHub Flavored Markdown. Shows HTML as text, and links and pictures with unsafe targets too. */
export function parseBody(
  text: string,
  words: BodyWords,
  pictures: BuiltPictures = {},
  base: string = import.meta.env.BASE_URL,
) {
  const tree = createTree(text, words);
  const headings: Element[] = [];
  let codeCount = 0;
  let tableCount = 0;

  visit(tree, 'element', (node, index, parent) => {
    // Only the root has no parent.
    if (!parent || index === undefined) return undefined;
    const { tagName, properties } = node;
    if (tagName === 'a') {
      const href = linkTarget(String(properties['href']), base);
      if (href === undefined) return replace(parent, index, node.children);
      properties['href'] = href;
    } else if (tagName === 'img') {
      const path = imagePath(String(properties['src']));
      if (!path) return replace(parent, index, [createText(String(properties['alt']))]);
      const built = pictures[path];
      const { avif, color: _, ...source } = imageSource(path, 'prose', built, base);
      const size = built?.isFluid ? undefined : built;
      Object.assign(properties, source, {
        width: size?.width,
        height: size?.height,
        loading: 'lazy',
      });
      if (avif) {
        parent.children[index] = wrapPicture(node, avif, built?.color);
        return SKIP;
      }
    } else if (tagName === 'input') {
      return replace(parent, index, [createText(properties['checked'] ? '☑' : '☐')]);
    } else if (tagName === 'pre') {
      // The style of the text draws a tab as two spaces.
      const lines = toString(node).replaceAll('\t', '  ').split('\n');
      const isWide = lines.some(({ length }) => length > CODE_WIDTH);
      Object.assign(properties, nameBox(words.code, (codeCount += 1), isWide), { dir: 'ltr' });
    } else if (tagName === 'table') {
      parent.children[index] = createElement(
        'div',
        nameBox(words.table, (tableCount += 1), measureTable(node) > TABLE_WIDTH),
        node,
      );
    } else if (/^h[1-6]$/.test(tagName) && !properties['id']) {
      headings.push(node);
    }
    return undefined;
  });
  return { tree, headings: rankHeadings(headings) };
}
