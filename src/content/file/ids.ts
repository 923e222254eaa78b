/** The letters and digits of a title in any script; everything between becomes a hyphen. */
const slugOf = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * Gives an id to each entry that has none: its title, and a number if that is taken. The same entries get the same ids.
 * @param kind The id of an entry whose title has no letter or digit.
 */
export function withIds<T extends { id?: string | undefined; title: string }>(
  entries: T[],
  kind: string,
): (T & { id: string })[] {
  const taken = new Set(entries.map(({ id }) => id));
  /** The last number that each title got: counting from 2 for every entry would be quadratic. */
  const counts = new Map<string, number>();
  // `in` also refuses inherited keys such as `constructor`.
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
