import type { ElementContent, Root, RootContent } from 'hast';
import type { Html } from 'mdast';
import rehypeHighlight from 'rehype-highlight';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** Deeper than any real text, and shallow enough for recursive walks of the tree. */
const MAX_DEPTH = 100;

export const textNode = (value: string): RootContent & ElementContent => ({ type: 'text', value });

/** The nodes of Markdown that hold blocks, such as paragraphs. */
const BLOCK_PARENTS: unknown[] = ['root', 'blockquote', 'listItem', 'footnoteDefinition'];

/** Shows HTML as text; between paragraphs it gets a paragraph of its own. */
function htmlAsText(_state: unknown, { value }: Html, parent: { type: string } | undefined) {
  return BLOCK_PARENTS.includes(parent?.type)
    ? { type: 'element' as const, tagName: 'p', properties: {}, children: [textNode(value)] }
    : textNode(value);
}

const isDeep = (tree: Root) => {
  let level: (Root | RootContent)[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return false;
};

/** The text as it was written, in a `<pre>`. */
const plain = (text: string): Root => ({
  type: 'root',
  children: [{ type: 'element', tagName: 'pre', properties: {}, children: [textNode(text)] }],
});

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { clobberPrefix: 'note:', handlers: { html: htmlAsText } })
  .use(rehypeHighlight);

/** Parses Markdown to HTML nodes. Text that is nested too deeply is shown as it was written. */
export function parseTree(text: string): Root {
  try {
    const tree = processor.runSync(processor.parse(text));
    return isDeep(tree) ? plain(text) : tree;
  } catch (error) {
    // Thousands of nested brackets or quotes overflow the parser's stack.
    if (error instanceof RangeError) return plain(text);
    throw error;
  }
}
