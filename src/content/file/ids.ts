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
  /** The last number that each title got: counting from 2 for every entry would be quadratic. */
  const counts = new Map<string, number>();
  // What every object inherits (`constructor`) cannot be the key of an entry.
  const isTaken = (id: string) => taken.has(id) || id in {};

  function makeId(title: string): string {
    const stem = slugOf(title) || kind;
    let count = counts.get(stem) ?? 1;
    let id = count === 1 ? stem : `${stem}-${count}`;
    while (isTaken(id)) {
      count += 1;
      id = `${stem}-${count}`;
    }
    counts.set(stem, count);
    taken.add(id);
    return id;
  }

  return entries.map((entry) => ({ ...entry, id: entry.id ?? makeId(entry.title) }));
}
