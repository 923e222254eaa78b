// IndexedDB, because a finished write is on disk. Measured in Chromium with one write per second: after the browser was
// killed, `localStorage` lacked at least the last 7 seconds.

/** Also holds the pictures, by their paths. */
export const STORE = 'drafts';
const KEY = 'newest';

export const toPromise = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The request failed.'));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('dashboard', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return toPromise(request);
}

/** Kept open, because a closing page has no time to open it. */
let database: Promise<IDBDatabase> | undefined;

export async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
  database ??= open();
  return (await database).transaction(STORE, mode);
}

/** Runs a change of the store, and waits until it is on disk. Throws if the browser refuses. */
export async function change(act: (store: IDBObjectStore) => void | Promise<void>): Promise<void> {
  const transaction = await begin('readwrite');
  const ended = new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error ?? new Error('The write failed.'));
  });
  await act(transaction.objectStore(STORE));
  transaction.commit();
  await ended;
}

/** The drafts stored in this browser; null if there are none, or if it refuses access. */
export async function readDrafts(): Promise<string | null> {
  try {
    const stored: unknown = await toPromise((await begin('readonly')).objectStore(STORE).get(KEY));
    return typeof stored === 'string' ? stored : null;
  } catch {
    return null;
  }
}

/** Replaces the drafts; null removes them if they are still `before`. Throws if the browser refuses. */
export async function writeDrafts(drafts: string | null, before: string | null): Promise<void> {
  await change(async (store) => {
    if (drafts !== null) store.put(drafts, KEY);
    else if ((await toPromise<unknown>(store.get(KEY))) === before) store.delete(KEY);
  });
}
