import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** The most levels of quotes and lists on a line. Deeper ones cost the parser seconds, and then its stack. */
const MAX_NESTING = 50;
const MARKER = String.raw`[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))`;
const DEEP_NESTING = new RegExp(`^((?:${MARKER}){${MAX_NESTING}})(?:${MARKER})+`, 'gm');

/** Delimiters of emphasis between blank lines. The parser takes seconds for more, which no writer needs. */
const MAX_DELIMITERS = 2_000;
const FENCED_CODE = /^ {0,3}(`{3,}|~{3,})(?![`~])[^]*?^ {0,3}\1/gm;
const hasEndlessEmphasis = (text: string) =>
  text
    .replace(FENCED_CODE, '')
    .split(/\n[ \t]*\r?\n/)
    .some((block) => (block.match(/[*_]/g)?.length ?? 0) > MAX_DELIMITERS);

/**
 * Parses a Markdown text. Drops markers deeper than the limit, and leaves emphasis beyond its limit as text. Positions are
 * those in the text without the dropped markers.
 */
export function parseMarkdown(text: string) {
  const disabled = hasEndlessEmphasis(text) ? ['attention'] : [];
  return (
    unified()
      .data('micromarkExtensions', [{ disable: { null: disabled } }])
      .use(remarkParse)
      .use(remarkGfm)
      // CommonMark leaves the stars in 日本**「語」**です (commonmark-spec issue 650).
      .use(remarkCjkFriendly)
      .parse(text.replace(DEEP_NESTING, '$1'))
  );
}
