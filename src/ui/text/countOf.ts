/** A number and what is counted, such as `1 change` or `2 changes`. */
export const countOf = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
