import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';
import type { ListName, Work } from '../types';
import { formatContentFile, LIST_NAMES } from './formatContentFile.ts';
import type { ParsedContent } from './parseContent';

type Fields = Record<string, unknown>;
type Lists = Partial<Record<ListName, Fields[]>>;
type Parse = (text: string) => ParsedContent;

/** How a file is laid out: what a level is indented by, and how its lines end. */
interface Layout {
  indent: string;
  eol: string;
}

/** The lists of a content file with this work. */
const listsOf = (work: Work) => JSON.parse(formatContentFile(work)) as Lists;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The names of the fields that differ. */
const differing = (one: Fields, other: Fields) =>
  Object.keys({ ...one, ...other }).filter((name) => !isSame(one[name], other[name]));

const isSameList = (one: Fields[] = [], other: Fields[] = []) =>
  one.length === other.length &&
  one.every((entry, at) => differing(entry, other[at] ?? {}).length === 0);

/** The text of an object with another value in one field; without the field if that is undefined. */
const setField = (text: string, name: string, value: unknown, { indent, eol }: Layout) =>
  applyEdits(
    text,
    modify(text, [name], value, {
      formattingOptions: { insertSpaces: !indent.startsWith('\t'), tabSize: indent.length, eol },
    }),
  );

/** The text of an entry of a list, with another value in the fields that differ. */
function updateEntry(text: string, list: ListName, entry: Fields, layout: Layout, parse: Parse) {
  const margin = /\n([ \t]*)\}$/.exec(text)?.[1] ?? layout.indent.repeat(2);
  const written = Object.keys(JSON.parse(text) as Fields);

  const differingIn = (updated: string) => {
    const read = parse(`{"${list}": [${updated}]}`);
    const [parsedEntry = {}] = 'work' in read ? (listsOf(read.work)[list] ?? []) : [];
    return differing(parsedEntry, entry);
  };
  const setAll = (names: string[], old: string) =>
    names.reduce((updated, name) => setField(updated, name, entry[name], layout), old);

  // First the fields that the entry has in the file. One that it leaves out, such as `readTime`, is derived from them and
  // then often needs no change.
  const updated = setAll(
    differingIn(text).filter((name) => written.includes(name)),
    text.replaceAll(`\n${margin}`, '\n'),
  );
  return setAll(differingIn(updated), updated).replaceAll('\n', `\n${margin}`);
}

/** The text of a file that has a list, with `after` in the place of its entries, which were `before`. */
function updateList(
  text: string,
  list: ListName,
  [before, after]: [Fields[], Fields[]],
  layout: Layout,
  parse: Parse,
): string {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, [list]);
  const nodes = node?.children;
  if (!nodes) return text;
  const { indent, eol } = layout;
  const endOf = ({ offset, length }: Node) => offset + length;
  const old = new Map(before.map((entry, at) => [entry['id'], { entry, node: nodes[at] }]));

  const entries = after.map((entry) => {
    const was = old.get(entry['id']);
    if (!was?.node)
      return JSON.stringify(entry, null, indent).replaceAll('\n', eol + indent.repeat(2));
    const wasText = text.slice(was.node.offset, endOf(was.node));
    return differing(was.entry, entry).length > 0
      ? updateEntry(wasText, list, entry, layout, parse)
      : wasText;
  });

  const [first, second] = nodes;
  const last = nodes.at(-1);
  const [start, end] = [node.offset + 1, endOf(node) - 1];
  const open = first ? text.slice(start, first.offset) : eol + indent.repeat(2);
  const between = first && second ? text.slice(endOf(first), second.offset) : `,${open}`;
  const close = last ? text.slice(endOf(last), end) : eol + indent;
  const inside = entries.length > 0 ? open + entries.join(between) + close : '';
  return text.slice(0, start) + inside + text.slice(end);
}

/**
 * Updates the text of a content file to this work. What did not change keeps its text, to the character: entries that were
 * not edited, and the unchanged fields of edited ones. A field that the file leaves out stays out.
 * @param source A file without errors, in more than one line. Any other is written anew.
 * @returns A text that `parse` reads as this work.
 */
export function updateContentFile(source: string, work: Work, parse: Parse): string {
  const parsed = parse(source);
  const indent = /\n([ \t]+)/.exec(source)?.[1];
  if ('errors' in parsed || !indent) return formatContentFile(work);
  const layout = { indent, eol: source.includes('\r\n') ? '\r\n' : '\n' };

  const [before, after] = [listsOf(parsed.work), listsOf(work)];
  const updated = LIST_NAMES.reduce((text, list) => {
    const [old, entries] = [before[list], after[list]];
    if (!old || !entries) return setField(text, list, entries, layout);
    return isSameList(old, entries) ? text : updateList(text, list, [old, entries], layout, parse);
  }, source);

  const read = parse(updated);
  if ('errors' in read) return formatContentFile(work);
  const lists = listsOf(read.work);
  const isSameWork = LIST_NAMES.every((list) => isSameList(lists[list], after[list]));
  return isSameWork ? updated : formatContentFile(work);
}
