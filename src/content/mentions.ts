const MAX_CODE_POINT = 0x10ffff;

const removeEscapes = (text: string) =>
  text
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number(`0x${code}`)))
    .replaceAll('\\', '')
    .replaceAll('&amp;', '&')
    .replace(/&#(x[\da-f]+|\d+);/gi, (_, code: string) =>
      String.fromCodePoint(Math.min(Number(code.replace(/^x/i, '0x')), MAX_CODE_POINT)),
    );

function decodeAddresses(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return codes;
    }
  });
}

/**
 * Creates a function that tells whether a content file or a text names a file, in any spelling of JSON and Markdown except
 * named HTML entities other than `&amp;`. It prefers false positives: a file in use must not be missed.
 */
export function createMentionCheck(text: string): (path: string) => boolean {
  const plain = removeEscapes(text);
  const texts = [plain, decodeAddresses(plain)];
  return (path) => texts.some((each) => each.includes(removeEscapes(path)));
}
