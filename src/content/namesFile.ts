/** Gives a file another path in a content file or a text. */
export const renameFile = (text: string, from: string, to: string) =>
  text.replaceAll(encodeURI(from), encodeURI(to)).replaceAll(from, to);

/** Whether a content file or a text names a file. Rather too often than not, so that no file in use is left out. */
export const namesFile = (text: string, path: string) =>
  [path, encodeURI(path), JSON.stringify(path).slice(1, -1)].some((name) => text.includes(name));
