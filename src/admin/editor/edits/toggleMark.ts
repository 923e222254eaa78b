import type { Edit, MarkdownEdit } from './edit';

/** The marker of quotes, a list, task or heading, the words after it, and the space at the end of a line. */
const LINE = /^((?:\s*>)*\s*(?:(?:[-+*]|\d+[.)]|#{1,6})\s+(?:\[[ xX]\]\s+)?)?)(.*?)(\s*)$/su;

/** The rest of a line has no marker: a number or dash there is text. */
const REST = /^(\s*)(.*?)(\s*)$/su;

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

/** Words without the marks around parts of them. Marks in code, escaped signs and single stars stay, as in `2 * 3`. */
function strip(words: string, mark: string): string {
  if (mark === '`') return words.replace(/(?<!`)(`+)(?!`)([^]*?[^`])\1(?!`)/g, '$2');
  const sign = mark === '*' ? String.raw`(?<!\*)\*(?!\*)` : String.raw`\*\*`;
  const kept = String.raw`(?<!\x60)\x60+(?!\x60)[^\x60]*\x60+(?!\x60)|\\.`;
  // The alternatives exclude each other: the time would double with each code otherwise.
  const inner = String.raw`(?=\S)((?:${kept}|[^\x60\\])+?)(?<=\S)`;
  const marked = new RegExp(`(${kept})|${sign}${inner}${sign}`, 'gsu');
  return words.replace(marked, '$1$2');
}

/** Whether words are marked as a whole, not only the first and the last. */
function isMarked(words: string, mark: string): boolean {
  const inner = words.slice(mark.length, -mark.length);
  const isOutside = isWrapped(match(/^(\*+|`+)/, words), match(/(\*+|`+)$/, words), mark);
  // The stars of bold do not count as italics.
  const isPlain = !(mark === '*' ? inner.replaceAll('**', '') : inner).includes(mark);
  return isOutside && inner !== '' && (isPlain || strip(words, mark) === inner);
}

/** Puts a mark such as `**` around the selected words of each line, or takes it away. */
export const toggleMark =
  (mark: string, placeholder: string): MarkdownEdit =>
  ({ text, start, end }) => {
    const size = mark.length;
    const isBlank = text.slice(start, end).trim() === '';
    const chosen = isBlank ? placeholder : text.slice(start, end);
    const startsLine = /(?:^|\n)[\s>]*$/.test(text.slice(0, start));
    const lines = chosen.split('\n').map((line, index) => {
      const pattern = index > 0 || startsLine ? LINE : REST;
      const [, open = '', words = '', close = ''] = pattern.exec(line) ?? [];
      return { open, words, close };
    });
    const [{ open, words } = { open: '', words: '' }] = lines;
    const [from, to] = [start + open.length, start + open.length + words.length];
    const canUnwrap = !isBlank && lines.length === 1;
    if (canUnwrap && isWrapped(text.slice(0, from), text.slice(to), mark)) {
      const whole = mark + words + mark;
      const stripped = strip(whole, mark);
      const plain = stripped === whole ? words : stripped;
      // Between the marks of other words, the outer ones stay.
      const outer = plain === words ? size : 0;
      const selected: Edit['selected'] = [from - outer, from - outer + plain.length];
      return { start: from - outer, end: to + outer, insert: plain, selected };
    }
    const isOn = lines.every((line) => line.words === '' || isMarked(line.words, mark));
    const toggle = (part: string) =>
      isOn ? part.slice(size, -size) : mark + strip(part, mark) + mark;
    const insert = lines
      .map((line) => line.open + (line.words && toggle(line.words)) + line.close)
      .join('\n');
    const margin = isOn ? 0 : size;
    const inner: Edit['selected'] = [from + margin, from + toggle(words).length - margin];
    const selected: Edit['selected'] = lines.length > 1 ? [start, start + insert.length] : inner;
    return { start, end, insert, selected };
  };
