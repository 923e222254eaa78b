/** A count with its noun, whose plural ends in `s`: `2 posts`. */
export const formatCount = (count: number, noun: string) =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
