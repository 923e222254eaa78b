import type { Edit, MarkdownEdit } from './edit';

/** The marker of a list, quote or heading, the words after it, and the space at the end of a line. */
const LINE = /^(\s*(?:(?:[-+*>]|\d+[.)]|#{1,6})\s+)?)(.*?)(\s*)$/su;

const match = (pattern: RegExp, text: string) => pattern.exec(text)?.[0] ?? '';

/** Whether `mark` ends `before` and starts `after`; `***` counts as `**` and `*`. */
function isWrapped(before: string, after: string, mark: string): boolean {
  const character = mark.charAt(0);
  const count = Math.min(
    match(new RegExp(`[${character}]*$`), before).length,
    match(new RegExp(`^[${character}]*`), after).length,
  );
  return mark.length === 2 ? count >= 2 : count % 2 === 1;
}

const isMarked = (words: string, mark: string) =>
  words.length > 2 * mark.length && isWrapped(match(/^[*`]*/, words), match(/[*`]*$/, words), mark);

/** Puts a mark such as `**` around the selected words of each line, or takes it away. */
export const toggleMark =
  (mark: string, placeholder: string): MarkdownEdit =>
  ({ text, start, end }) => {
    const size = mark.length;
    const isBlank = text.slice(start, end).trim() === '';
    const chosen = isBlank ? placeholder : text.slice(start, end);
    const lines = chosen.split('\n').map((line) => {
      const [, open = '', words = '', close = ''] = LINE.exec(line) ?? [];
      return { open, words, close };
    });
    const [{ open, words } = { open: '', words: '' }] = lines;
    const [from, to] = [start + open.length, start + open.length + words.length];
    const canUnwrap = !isBlank && lines.length === 1;
    if (canUnwrap && isWrapped(text.slice(0, from), text.slice(to), mark)) {
      const selected: Edit['selected'] = [from - size, to - size];
      return { start: from - size, end: to + size, insert: words, selected };
    }
    const isOn = lines.every((line) => line.words === '' || isMarked(line.words, mark));
    const toggle = (part: string) => (isOn ? part.slice(size, -size) : mark + part + mark);
    const insert = lines
      .map((line) => line.open + (line.words && toggle(line.words)) + line.close)
      .join('\n');
    const inner: Edit['selected'] = isOn ? [from, to - 2 * size] : [from + size, to + size];
    const selected: Edit['selected'] = lines.length > 1 ? [start, start + insert.length] : inner;
    return { start, end, insert, selected };
  };
