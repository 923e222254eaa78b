import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** The most levels of quotes and lists on a line. Deeper ones cost the parser seconds, and then its stack. */
const MAX_NESTING = 50;
const MARKER = String.raw`[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))`;
const DEEP_NESTING = new RegExp(`^((?:${MARKER}){${MAX_NESTING}})(?:${MARKER})+`, 'gm');

/** Characters before the marker of a list that is nested by indentation. */
const MAX_INDENT = 2 * MAX_NESTING;
const DEEP_INDENT = new RegExp(
  String.raw`^([ \t]{${MAX_INDENT}})[ \t]+(?=(?:[-+*]|\d{1,9}[.)])[ \t])`,
  'gm',
);

/** Delimiters of emphasis between blank lines. The parser takes seconds for more, which no writer needs. */
const MAX_DELIMITERS = 2_000;
const FENCED_CODE = /^ {0,3}(`{3,}|~{3,})(?![`~])[^]*?^ {0,3}\1/gm;
const hasEndlessEmphasis = (text: string) =>
  text
    .replace(FENCED_CODE, '')
    .split(/\n[ \t]*\r?\n/)
    .some((block) => (block.match(/[*_]/g)?.length ?? 0) > MAX_DELIMITERS);

/** Pictures in the descriptions of pictures, which are as slow. */
const DEEP_PICTURES = /(?:!\[[^\]!]*){50}/;

/**
 * Parses a Markdown text in linear time. Drops markers and indents deeper than the limits, and leaves emphasis or pictures
 * beyond them as text. Positions are those in the text without the dropped parts.
 */
export function parseMarkdown(text: string) {
  const disabled = [
    ...(hasEndlessEmphasis(text) ? ['attention'] : []),
    ...(DEEP_PICTURES.test(text) ? ['labelStartImage'] : []),
  ];
  return (
    unified()
      .data('micromarkExtensions', [{ disable: { null: disabled } }])
      .use(remarkParse)
      .use(remarkGfm)
      // CommonMark leaves the stars in 日本**「語」**です (commonmark-spec issue 650).
      .use(remarkCjkFriendly)
      .parse(text.replace(DEEP_NESTING, '$1').replace(DEEP_INDENT, '$1'))
  );
}
