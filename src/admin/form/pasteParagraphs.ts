import type { ClipboardEvent } from 'react';
import { applyEdit, getSelection } from '../editor/edits/edit';

/** The time that Chromium needs for `insertText` grows with the square of the lines: half a second for these. */
const MAX_PARAGRAPHS = 100;

/** A line of code, or of a list, quote, heading or table in Markdown. */
const SOURCE_LINE = /^(?:[ \t]+\S|(?:[-*+>#|]+|\d+[.)])[ \t]|```|~~~)/m;

/** Puts empty lines between the paragraphs of a word processor, which copies each as one line: Markdown joins lines. */
export function pasteParagraphs(event: ClipboardEvent) {
  const { target, clipboardData } = event;
  if (!(target instanceof HTMLTextAreaElement)) return;
  const plain = clipboardData.getData('text/plain').replaceAll('\r', '');
  const texts = plain
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const insert = texts.join('\n\n');
  const blocks = clipboardData.getData('text/html').match(/<(?:p|h[1-6])[\s>]/gi) ?? [];
  // More lines than paragraphs: some are of lists, code or line breaks.
  if (texts.length > Math.min(blocks.length, MAX_PARAGRAPHS)) return;
  if (insert === plain.trim() || SOURCE_LINE.test(plain)) return;
  event.preventDefault();
  const { start, end } = getSelection(target);
  const caret = start + insert.length;
  applyEdit(target, { start, end, insert, selected: [caret, caret] });
}
