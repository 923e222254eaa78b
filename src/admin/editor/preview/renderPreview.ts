import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { words } from 'virtual:words';
import type { BuiltPictures } from '../../../content/images';
import { parseBody } from '../../../content/markdown/parseBody';
import { createBodyElements } from '../../../shared/post-text/PostText';

/** The part of the Markdown text behind an element of the preview; undefined for a generated element. */
export type Block = { start: number; end: number } | undefined;

/** A Markdown text as elements, with the place of each. Loaded with the parser, which is larger than the admin area. */
export function renderPreview(text: string, pictures: BuiltPictures) {
  const { tree } = parseBody(text, words.reading, pictures);
  // Links are inert in the preview.
  visit(tree, { tagName: 'a' }, ({ properties }: Element) => {
    properties['tabIndex'] = -1;
  });
  const blocks = tree.children.flatMap((node): Block[] => {
    if (node.type !== 'element') return [];
    // The box around a table has no place of its own.
    const { position } = [node, ...node.children].find((each) => each.position) ?? {};
    const [start, end] = [position?.start.offset, position?.end.offset];
    return [start === undefined || end === undefined ? undefined : { start, end }];
  });
  return { elements: createBodyElements(tree), blocks };
}
