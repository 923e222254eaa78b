/** Cuts a title of more than 48 characters, after a word if half remains, so that the words around it stay in view. */
export const shorten = (title: string) =>
  title.replace(/^(?=.{49})(.{24,47}\S(?=\s)|.{48}).*/su, '$1…');
