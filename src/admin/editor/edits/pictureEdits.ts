import { findLines } from './blockEdits';
import type { Edit, MarkdownEdit } from './edit';

/** Paragraphs of one picture each. */
const PICTURES = /^(?:\n\n!\[(?:\\[^]|[^\\[\]])*\]\([^\s)]*\)(?=\n|$))*/;

/** A path as the target of a picture: letters of all languages stay readable. */
const formatTarget = (path: string) => path.replace(/[^\p{L}\p{M}\p{N}/._-]/gu, encodeURI);

/**
 * Inserts pictures without descriptions as paragraphs, after the selected lines and the pictures below them. The cursor
 * moves behind them only from a blank line: elsewhere the owner may be in a sentence.
 */
export const insertPictures =
  (paths: readonly string[]): MarkdownEdit =>
  ({ text, ...selection }) => {
    const lines = findLines({ text, ...selection });
    const isBlank = text.slice(lines.start, lines.end).trim() === '';
    const end = lines.end + (PICTURES.exec(text.slice(lines.end))?.[0].length ?? 0);
    const [before, after] = [text.slice(0, end), text.slice(end)];
    const gap = (blanks = '') => '\n'.repeat(Math.max(0, 3 - blanks.split('\n').length));
    const open = before.trim() && gap(/\s*$/.exec(before)?.[0]);
    const close = after.trim() && gap(/^\s*/.exec(after)?.[0]);
    const pictures = paths.map((path) => `![](${formatTarget(path)})`);
    const insert = open + pictures.join('\n\n') + close;
    const caret = end + insert.length;
    const selected: Edit['selected'] = isBlank ? [caret, caret] : [selection.start, selection.end];
    return { start: end, end, insert, selected };
  };

/** The last picture of this path in a text, even with escaped letters: its position, and its description, unescaped. */
export function findPicture(text: string, path: string) {
  const target = [formatTarget(path), encodeURI(path)].find((each) => text.includes(`](${each})`));
  if (target === undefined) return undefined;
  const close = `](${target})`;
  const descriptionEnd = text.lastIndexOf(close);
  const found = /!\[((?:\\[^]|[^\\[\]])*)$/.exec(text.slice(0, descriptionEnd));
  if (!found) return undefined;
  const [, markdown = ''] = found;
  return {
    start: found.index,
    descriptionStart: found.index + 2,
    descriptionEnd,
    end: descriptionEnd + close.length,
    description: markdown.replace(/\\([[\]\\*_`~&])/g, '$1'),
  };
}

/** The edit that describes a picture; `undefined` if the text has none of this path. */
export function describePicture(text: string, path: string, description: string) {
  const found = findPicture(text, path);
  const insert = description.trim().replace(/[[\]\\*_`~]|&(?=#?\w+;)/g, String.raw`\$&`);
  return found && { start: found.descriptionStart, end: found.descriptionEnd, insert };
}

/** The edit that leaves only the description of a picture; `undefined` if the text has none of this path. */
export function removePicture(text: string, path: string) {
  const found = findPicture(text, path);
  if (!found) return undefined;
  const { start, end } = found;
  const blanks = /\n*$/.exec(text.slice(0, start))?.[0].length ?? 0;
  // As it is in the text, so that escaped characters stay plain.
  const insert = text.slice(found.descriptionStart, found.descriptionEnd);
  return { start: insert ? start : start - blanks, end, insert };
}
