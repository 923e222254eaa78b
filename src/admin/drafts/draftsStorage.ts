import { getMany, keys } from 'idb-keyval';
import { database, writeDatabase } from '../database';

/** The item of the session storage that holds the key of this tab's drafts. */
const KEY_ITEM = 'drafts';

/** Time for a reloaded page to let go of its lock, in milliseconds. */
const RELEASE_MS = 1_000;

/** The keys of drafts, oldest first. The other keys of the store are paths of pictures, which contain a slash. */
async function readKeys(): Promise<string[]> {
  const stored = await keys(database);
  return stored.flatMap((key) => (typeof key === 'string' && !key.includes('/') ? key : []));
}

async function readTexts(wanted: string[]): Promise<string[]> {
  const texts = await getMany<unknown>(wanted, database);
  return texts.flatMap((text) => (typeof text === 'string' ? text : []));
}

const lockName = (key: string) => `drafts ${key}`;

/**
 * Locks a key until the page is closed. Resolves to whether this tab got it: false once the `signal` aborts. If the
 * browser refuses locks, true with `ifAvailable` and false without.
 */
const lock = (key: string, options: LockOptions) =>
  new Promise<boolean>((resolve) => {
    const hold = (held: Lock | null) => {
      resolve(held !== null);
      return held && new Promise(() => undefined);
    };
    navigator.locks
      .request(lockName(key), options, hold)
      .catch(() => resolve(options.ifAvailable === true));
  });

/** The key from before a reload, once its lock is free. */
async function takeOwnKey(): Promise<string | undefined> {
  const own = sessionStorage.getItem(KEY_ITEM);
  if (own === null) return undefined;
  const stored = await readKeys();
  const release = { signal: AbortSignal.timeout(RELEASE_MS) };
  return stored.includes(own) && (await lock(own, release)) ? own : undefined;
}

let heldKey: Promise<string | undefined> | undefined;

/** Locks the drafts that this tab had before a reload, so that no other tab takes them over at its sign-in. */
export const lockDrafts = () => (heldKey ??= takeOwnKey());

/** The first key of `stored`, from its end, that no other tab holds, or a new one. */
async function takeKey(stored: string[] = []): Promise<string> {
  const key = stored.pop() ?? `${new Date().toISOString()} ${crypto.randomUUID()}`;
  return (await lock(key, { ifAvailable: true })) ? key : takeKey(stored);
}

/** The key from before a reload, or that of a closed tab with drafts, or a new one. */
const findKey = async () => (await lockDrafts()) ?? (await takeKey(await readKeys()));

/**
 * The key of this tab: each has drafts of its own, so that two tabs never overwrite or drop each other's. A tab that has not
 * read drafts before it writes, because it showed placeholder work, gets a new one.
 */
let ownKey: Promise<string> | undefined;

async function getKey(findOrMake: () => Promise<string>): Promise<string> {
  const key = await (ownKey ??= findOrMake());
  sessionStorage.setItem(KEY_ITEM, key);
  return key;
}

/**
 * The drafts of this tab, or of one that was closed; null if there are none, or if the browser refuses access. Also
 * `closed`, the drafts of other closed tabs, each for a new tab to take over.
 */
export async function readDrafts() {
  try {
    const key = await getKey(findKey);
    const { held = [] } = await navigator.locks.query();
    const open = [lockName(key), ...held.map(({ name }) => name)];
    const closed = (await readKeys()).filter((each) => !open.includes(lockName(each)));
    const [drafts = null] = await readTexts([key]);
    return { drafts, closed: await readTexts(closed) };
  } catch {
    // A later write gets a new key: what could not be read now may be there after a reload.
    ownKey = undefined;
    return { drafts: null, closed: [] };
  }
}

/** Replaces the drafts of this tab; null removes them. Throws if the browser refuses. */
export async function writeDrafts(drafts: string | null): Promise<void> {
  const key = await getKey(takeKey);
  await writeDatabase((store) => {
    if (drafts === null) store.delete(key);
    else store.put(drafts, key);
  });
}

/** The drafts of all other tabs, open and closed, in one text. */
export async function readOtherDrafts(): Promise<string> {
  const key = await ownKey;
  const others = (await readKeys()).filter((each) => each !== key);
  return (await readTexts(others)).join();
}
