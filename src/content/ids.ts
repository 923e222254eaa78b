/**
 * The letters and digits of a title, in any script. Hyphens replace other characters; apostrophes and the marks of emoji are
 * dropped.
 */
const createSlug = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’ʼ]/g, '')
    // A vowel of Thai and Lao as it is typed, in one character.
    .replaceAll('\u0e4d\u0e32', '\u0e33')
    .replaceAll('\u0ecd\u0eb2', '\u0eb3')
    // The small form of İ, with a loose dot.
    .replaceAll('i\u0307', 'i')
    .replace(/[\p{VS}\p{Me}]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The limit for the name of a folder. */
export const MAX_ID_BYTES = 255;

/** Enough for the number of a repeated title. */
const NUMBER_BYTES = 10;

export const countBytes = (id: string) => new TextEncoder().encode(id).length;

/** Shortens a slug to whole words of 30 to 60 characters, or to 60 characters: fewer bytes than the limit. */
const cutSlug = (slug: string) => slug.replace(/^(.{30,60}(?=-|$)|.{60}).*/u, '$1');

/** Equal for ids that a file system may confuse: macOS and Windows ignore case, and macOS the form of an accent. */
export const getCollisionKey = (id: string) => id.normalize('NFC').toLowerCase();

/** Whether an id is a key that every object inherits, or a name that Windows refuses to folders. */
export const isReserved = (id: string) => id in {} || /^(con|prn|aux|nul|(com|lpt)\d)$/i.test(id);

/** Makes ids from titles, with a number if the plain id is taken, and `fallback` for a title without letters or digits. */
function createIdMaker(ids: string[], fallback: string): (title: string) => string {
  const taken = new Set(ids.map(getCollisionKey));
  const isTaken = (id: string) => taken.has(getCollisionKey(id)) || isReserved(id);

  return (title) => {
    const slug = createSlug(title) || fallback;
    const stem = countBytes(slug) > MAX_ID_BYTES - NUMBER_BYTES ? cutSlug(slug) : slug;
    let id = stem;
    for (let count = 2; isTaken(id); count += 1) id = `${stem}-${count}`;
    taken.add(getCollisionKey(id));
    return id;
  };
}

/** Gives an id to each entry without one. The same entries always get the same ids. */
export function withIds<T extends { id?: string | undefined; title: string }>(
  entries: T[],
  fallback: string,
): (T & { id: string })[] {
  const makeId = createIdMaker(
    entries.flatMap(({ id }) => id ?? []),
    fallback,
  );
  return entries.map((entry) => ({ ...entry, id: entry.id ?? makeId(entry.title) }));
}

/** An id for a new entry, from its title or the start of a long one, unlike the given ids. */
export const createEntryId = (title: string, fallback: string, ids: string[]): string =>
  createIdMaker(ids, fallback)(cutSlug(createSlug(title)));
