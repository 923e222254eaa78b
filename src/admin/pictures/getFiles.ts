/** The files of a paste or drop. A pasted text may come with a picture of itself, which is not meant. */
export const getFiles = ({ types, files }: DataTransfer): File[] =>
  types.includes('text/plain') ? [] : [...files];
