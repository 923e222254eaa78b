/** A text, with its colon if it is a key, another value, or one other character. */
const TOKEN =
  /("[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\uffff]*)*"([ \t\r\n]*:)?|true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|[^ \t\r\n]/g;

const VALUE = ['value', '{', '['];

/**
 * Finds the first token out of place, whose position not every engine tells, or the first key that an object has twice:
 * `JSON.parse` drops the first, with all of its entries. Otherwise the end.
 */
function findSlip(json: string): { index: number; key?: string } {
  /** The keys of each open object, and `undefined` for each open list. */
  const open: (Set<string> | undefined)[] = [];
  let expected = VALUE;
  for (const { 0: token, 1: value, 2: colon, index } of json.matchAll(TOKEN)) {
    const kind = colon ? 'key' : value ? 'value' : token;
    if (!expected.includes(kind)) return { index };
    if (kind === '{' || kind === '[') open.push(kind === '{' ? new Set() : undefined);
    else if (kind === '}' || kind === ']') open.pop();
    const keys = open.at(-1);
    if (colon) {
      const key = token.slice(0, -1).trimEnd();
      if (keys?.has(key)) return { index, key };
      keys?.add(key);
    }
    if (kind === '{') expected = ['key', '}'];
    else if (kind === '[') expected = [...VALUE, ']'];
    else if (colon) expected = VALUE;
    else if (kind === ',') expected = keys ? ['key'] : VALUE;
    else expected = open.length > 0 ? [',', keys ? '}' : ']'] : [];
  }
  return { index: json.trimEnd().length };
}

/** Parses JSON, given as text or as UTF-8 bytes. Refuses an object that has a key twice. */
export function parseJson(
  source: string | ArrayBuffer | Uint8Array,
): { value: unknown } | { error: string } {
  let text: string;
  try {
    // Without the byte order mark that some editors write.
    text =
      typeof source === 'string'
        ? source.replace(/^\uFEFF/, '')
        : new TextDecoder('utf-8', { fatal: true }).decode(source);
  } catch {
    return { error: 'the file: expected text in UTF-8, found other bytes' };
  }
  if (text.trim() === '') return { error: 'the file: expected JSON, found nothing' };
  const { index, key } = findSlip(text);
  const line = `line ${text.slice(0, index).split('\n').length}`;
  if (key !== undefined) return { error: `${line}: expected one ${key}, found another` };
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch (error) {
    // It may quote lines of the file.
    const message = error instanceof Error ? error.message.replace(/\s+/g, ' ') : '';
    return { error: `${line}: expected JSON, found this: ${message}` };
  }
}
