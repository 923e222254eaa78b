/** Cuts a title of more than 48 characters after a word, so that the words around it stay in view. */
export const shorten = (title: string) =>
  title.replace(/^(.{48}).+$/su, (_, start: string) => `${start.replace(/\s+\S*$/, '')}…`);
