/** A number with its noun, such as `1 change` or `2 changes`. */
export const formatCount = (count: number, noun: string) =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
