/** The letters and digits of a title in any script, with hyphens for all between. */
const slugOf = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * Gives an id to each entry that has none: its title, and a number where that is taken. The same entries get the same
 * ids.
 * @param kind What an entry is called whose title has neither letters nor digits.
 */
export function withIds<T extends { id?: string | undefined; title: string }>(
  entries: T[],
  kind: string,
): (T & { id: string })[] {
  const taken = new Set(entries.map(({ id }) => id));
  // What every object has by birth cannot be the key of an entry.
  const isTaken = (id: string) => taken.has(id) || id in {};
  return entries.map((entry) => {
    const stem = slugOf(entry.title) || kind;
    let id = entry.id ?? stem;
    if (entry.id === undefined) {
      for (let count = 2; isTaken(id); count += 1) id = `${stem}-${count}`;
      taken.add(id);
    }
    return { ...entry, id };
  });
}
