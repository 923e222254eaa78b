import type { Root } from 'hast';

/** The part of the Markdown text that an element of the preview shows; undefined for what no line stands for. */
export type Block = { start: number; end: number } | undefined;

/** The part that each element at the root of the tree shows. */
export const findBlocks = ({ children }: Root) =>
  children.flatMap((node): Block[] => {
    if (node.type !== 'element') return [];
    // The box around a table has no place of its own.
    const { position } = [node, ...node.children].find((each) => each.position) ?? {};
    const [start, end] = [position?.start.offset, position?.end.offset];
    return [start === undefined || end === undefined ? undefined : { start, end }];
  });
