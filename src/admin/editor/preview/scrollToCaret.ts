import type { Block } from './renderPreview';

/** The part of the box, from its top, where the edited line may stay without a scroll. */
const CALM = { from: 0.1, to: 0.75 };

/** Scrolls a box so that the caret is in view. Its first child has one child for each block. */
export function scrollToCaret(box: Element, blocks: Block[], caret: number) {
  const index = blocks.findLastIndex((block) => block && block.start <= caret);
  const element = box.firstElementChild?.children[Math.max(0, index)];
  const block = blocks[index];
  if (!element) return;
  const { top, height } = element.getBoundingClientRect();
  const part = block ? Math.min(1, (caret - block.start) / (block.end - block.start || 1)) : 0;
  const y = top - box.getBoundingClientRect().top + part * height;
  if (y < CALM.from * box.clientHeight || y > CALM.to * box.clientHeight)
    box.scrollTop += y - box.clientHeight / 3;
}
