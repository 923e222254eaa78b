import { parse, type ParseError, printParseErrorCode } from 'jsonc-parser';
import { quote } from './quote.ts';

/** What JSON expects at the first error of a text, by the error code of the parser. */
const EXPECTED: Partial<Record<string, string>> = {
  PropertyNameExpected: 'the name of a field in quotes',
  ValueExpected: 'a value',
  ColonExpected: 'a colon before this',
  CommaExpected: 'a comma before this',
  CloseBraceExpected: 'a closing }',
  CloseBracketExpected: 'a closing ]',
  UnexpectedEndOfString: 'a closing quote',
};

/** Finds the first syntax error. `JSON.parse` reports a line in some engines only. */
function describeError(text: string): string {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: true });
  } catch {
    // The text is nested deeper than the parser's stack.
  }
  const [error] = errors;
  if (!error) return 'the file: expected JSON, found something else';
  const line = text.slice(0, error.offset).split(/\r\n?|\n/).length;
  const found = text.slice(error.offset, error.offset + error.length);
  const expected = EXPECTED[printParseErrorCode(error.error)] ?? 'JSON';
  return `line ${line}: expected ${expected}, found ${found ? quote(found) : 'the end of the file'}`;
}

/** Parses JSON, given as text or as bytes in UTF-8. The error names the line and is the same in every engine. */
export function parseJson(
  source: string | ArrayBuffer | Uint8Array,
): { value: unknown } | { error: string } {
  let text: string;
  try {
    text =
      typeof source === 'string'
        ? source
        : new TextDecoder('utf-8', { fatal: true }).decode(source);
  } catch {
    return { error: 'the file: expected text in UTF-8, found bytes that are something else' };
  }
  // Some editors start a file with a byte order mark.
  const json = text.replace(/^\uFEFF/, '');
  if (json.trim() === '') return { error: 'the file: expected JSON, found nothing in it' };
  try {
    return { value: JSON.parse(json) as unknown };
  } catch {
    return { error: describeError(json) };
  }
}
