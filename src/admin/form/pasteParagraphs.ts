import type { ClipboardEvent } from 'react';
import { applyEdit, getSelection } from '../editor/edits/edit';

/** Puts empty lines between the paragraphs of a word processor: it copies each as a line, which Markdown would join. */
export function pasteParagraphs(event: ClipboardEvent) {
  const { target, clipboardData } = event;
  if (!(target instanceof HTMLTextAreaElement)) return;
  const plain = clipboardData.getData('text/plain');
  const lines = plain
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const paragraphs = clipboardData.getData('text/html').match(/<p[\s>]/gi) ?? [];
  // More lines than paragraphs: a text with lists, code or empty lines of its own.
  if (lines.length < 2 || lines.length > paragraphs.length) return;
  event.preventDefault();
  const { start, end } = getSelection(target);
  const insert = lines.join('\n\n');
  const caret = start + insert.length;
  applyEdit(target, { start, end, insert, selected: [caret, caret] });
}
