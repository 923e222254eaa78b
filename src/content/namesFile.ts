/** A file that gets another path. */
export type FileMove = [from: string, to: string];

/** Gives files their other paths in a content file or a text. */
export const moveFiles = (text: string, moves: FileMove[]) =>
  moves.reduce(
    (moved, [from, to]) => moved.replaceAll(encodeURI(from), encodeURI(to)).replaceAll(from, to),
    text,
  );

const removeEscapes = (text: string) => text.replaceAll('\\', '').replaceAll('&amp;', '&');

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
 * Creates a check whether a content file or a text names a file, in any spelling of JSON and Markdown. It prefers false
 * positives: a file in use must not be missed.
 */
export function createNamesFile(text: string): (path: string) => boolean {
  const plain = removeEscapes(text);
  const texts = [plain, decodeAddresses(plain)];
  return (path) => texts.some((each) => each.includes(removeEscapes(path)));
}
