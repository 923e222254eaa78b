const countLines = (text: string) => text.split('\n').length;

/** Describes a key that an object has twice: `JSON.parse` drops the first, with all of its entries. */
function findRepeatedKey(json: string): string | undefined {
  const objects: Set<string>[] = [];
  for (const { 0: token, index } of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(?:\s*:)?|[{}]/g)) {
    const keys = objects.at(-1);
    if (token === '{') objects.push(new Set());
    else if (token === '}') objects.pop();
    else if (token.endsWith(':')) {
      const key = token.slice(0, -1).trimEnd();
      if (keys?.has(key))
        return `line ${countLines(json.slice(0, index))}: expected one ${key}, found another`;
      keys?.add(key);
    }
  }
  return undefined;
}

/** Parses JSON, given as text or as UTF-8 bytes. */
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
  try {
    const value: unknown = JSON.parse(text);
    const error = findRepeatedKey(text);
    return error === undefined ? { value } : { error };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    // Some engines name only the position.
    const [, position] = /at position (\d+)/.exec(message) ?? [];
    const line = position && countLines(text.slice(0, Number(position)));
    return {
      error: `${line ? `line ${line}` : 'the file'}: expected JSON, found this: ${message}`,
    };
  }
}
