import type { Edit, MarkdownEdit, Selection } from './edit';
import { toggleMark } from './toggleMark';

/** The start of the first selected line, and the end of the last. Line breaks at its end select no other line. */
export function findLines({ text, start, end }: Selection) {
  const next = text.indexOf('\n', start + text.slice(start, end).trimEnd().length);
  return {
    start: text.slice(0, start).lastIndexOf('\n') + 1,
    end: next < 0 ? text.length : next,
  };
}

/** The indent of a line, then its quotes. Not the wide space that starts a paragraph in Japanese. */
const INDENT = /^[ \t]*((?:>[ \t]*)*)/;

const isBlank = (line: string) => line.replace(INDENT, '').trim() === '';

/** Starts the selected lines, after their indent, with a sign such as `- ` instead of a `similar` one, or takes it away. */
export const startLines =
  (sign: string, similar: RegExp): MarkdownEdit =>
  (selection) => {
    const { start, end } = findLines(selection);
    const lines = selection.text.slice(start, end).split('\n');
    const used = lines.filter((line) => !isBlank(line));
    const hasSign = (line: string) => line.replace(INDENT, '').startsWith(sign);
    const isOn = used.length > 0 && used.every(hasSign);
    const insert = lines
      .map((line) => {
        if (isBlank(line) && lines.length > 1) return line;
        const [indent = '', quotes = ''] = INDENT.exec(line) ?? [];
        const words = line.slice(indent.length);
        if (isOn) return quotes + words.slice(sign.length);
        return hasSign(line) ? line : indent + sign + words.replace(similar, '');
      })
      .join('\n');
    const caret = Math.max(start, selection.end + insert.length - (end - start));
    const isCaret = selection.start === selection.end;
    const selected: Edit['selected'] = isCaret ? [caret, caret] : [start, start + insert.length];
    return { start, end, insert, selected };
  };

const RULE = /^\s*([-*])(\s*\1){2,}\s*$/;

/** The edit for Enter in a list: the next item or, at an empty item, the end of the list. `undefined` outside a list. */
export function continueList(selection: Selection): Edit | undefined {
  const { text, start, end } = selection;
  const line = text.slice(findLines(selection).start, start);
  const [sign, indent = '', bullet = '', number, dot = ''] =
    /^(\s*)(?:([-*+])|(\d+)([.)]))\s+/.exec(line) ?? [];
  if (sign === undefined || RULE.test(line)) return undefined;
  const isEmpty = line === sign && start === end && /^[ \t]*(\n|$)/.test(text.slice(end));
  const next = number === undefined ? bullet : String(Number(number) + 1) + dot;
  // Without a blank line, the words below would belong to the last item.
  const insert = isEmpty ? '\n' : `\n${indent}${next} `;
  const from = isEmpty ? start - sign.length : start;
  const caret = from + insert.length;
  return { start: from, end, insert, selected: [caret, caret] };
}

const FENCE = '```';

/** Puts a fence around the selected lines, or takes it away. */
const fence: MarkdownEdit = (selection) => {
  const { start, end } = findLines(selection);
  const lines = selection.text.slice(start, end);
  const [open, close] = [`${FENCE}\n`, `\n${FENCE}`];
  const isOn =
    selection.text.slice(0, start).endsWith(open) && selection.text.startsWith(close, end);
  const from = isOn ? start - open.length : start + open.length;
  const selected = [from, from + lines.length] as const;
  return isOn
    ? { start: from, end: end + close.length, insert: lines, selected }
    : { start, end, insert: open + lines + close, selected };
};

const inlineCode = toggleMark('`', 'code');

/** Makes inline code of the selection, or a block of several lines. */
export const code: MarkdownEdit = (selection) =>
  /\n\s*\S/.test(selection.text.slice(selection.start, selection.end))
    ? fence(selection)
    : inlineCode(selection);

const ADDRESS = 'https://';
const WORDS = 'words of the link';

/** Makes a link of the selected words or address, and selects its placeholder. */
export const link: MarkdownEdit = ({ text, start, end }) => {
  const chosen = text.slice(start, end);
  if (chosen && !/^(https?:\/\/|mailto:)\S+$/i.test(chosen)) {
    const at = start + chosen.length + 3;
    return { start, end, insert: `[${chosen}](${ADDRESS})`, selected: [at, at + ADDRESS.length] };
  }
  const insert = `[${WORDS}](${chosen || ADDRESS})`;
  return { start, end, insert, selected: [start + 1, start + 1 + WORDS.length] };
};
