import type { ElementContent, Root } from 'hast';
import type { Html } from 'mdast';
import rehypeHighlight from 'rehype-highlight';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { fill } from '../words/fill.ts';
import type { Words } from '../words/words';
import { parseMarkdown } from './parseMarkdown.ts';

/** The types of Markdown nodes that contain blocks, such as paragraphs. */
const BLOCK_PARENTS: unknown[] = ['root', 'blockquote', 'listItem', 'footnoteDefinition'];

/** Shows HTML as text. Between blocks, the text gets its own paragraph. */
function htmlAsText(
  _state: unknown,
  { value }: Html,
  parent: { type: string } | undefined,
): ElementContent {
  const text = { type: 'text' as const, value };
  return BLOCK_PARENTS.includes(parent?.type)
    ? { type: 'element', tagName: 'p', properties: {}, children: [text] }
    : text;
}

/** The generated words in a body. */
export type BodyWords = Pick<Words['reading'], 'code' | 'table' | 'footnotes' | 'back'>;

const createProcessor = ({ footnotes, back }: BodyWords) =>
  unified()
    .use(remarkRehype, {
      clobberPrefix: 'note:',
      handlers: { html: htmlAsText },
      footnoteLabel: footnotes,
      footnoteBackLabel: (index, again) =>
        fill(back, { count: again > 1 ? `${index + 1}-${again}` : index + 1 }),
    })
    .use(rehypeHighlight);

/** One for the words of each language. */
const processors = new WeakMap<BodyWords, ReturnType<typeof createProcessor>>();

/** Turns the Markdown of a post or a project into a tree of HTML, with highlighted code. */
export function createTree(text: string, words: BodyWords): Root {
  const processor = processors.get(words) ?? createProcessor(words);
  processors.set(words, processor);
  return processor.runSync(parseMarkdown(text));
}
