/** A block of code, to its closing fence or the end of the text. */
const BLOCK = /^ {0,3}(`{3,}|~{3,})(?![`~])[^`\n]*\n[^]*?(?:^ {0,3}\1|(?![^]))/gm;

/** A Markdown text without code: blocks, and words between as many backticks on both sides. */
function dropCode(text: string): string {
  const parts = text.replace(BLOCK, '').split(/(`+)/);
  let words = '';
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] ?? '';
    const end = part.startsWith('`') ? parts.indexOf(part, index + 1) : -1;
    if (end < 0) words += part;
    else index = end;
  }
  return words;
}

/**
 * The first picture without a description in a Markdown text, by its path. The parser would find it too, but is larger than
 * the admin area, and a field is checked at each typed key.
 */
export const findUndescribed = (text: string): string | undefined =>
  /(?:^|[^\\])!\[\s*\][([]([^)\]\s]*)/.exec(dropCode(text))?.[1];
