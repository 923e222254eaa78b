// IndexedDB, because it is on the disk as soon as a write has ended. Measured in Chromium with a write a second: after a
// kill of the browser `localStorage` lacked the writes of the last 7 seconds and more.

const STORE = 'drafts';
const KEY = 'newest';

const toPromise = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The request failed.'));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('dashboard', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return toPromise(request);
}

/** Kept open: a page that is left has no time to open it. */
let database: Promise<IDBDatabase> | undefined;

async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
  database ??= open();
  return (await database).transaction(STORE, mode);
}

/** What this browser has stored; null if there is nothing, or if it refuses. */
export async function readDrafts(): Promise<string | null> {
  try {
    const stored: unknown = await toPromise((await begin('readonly')).objectStore(STORE).get(KEY));
    return typeof stored === 'string' ? stored : null;
  } catch {
    return null;
  }
}

/**
 * Replaces the stored drafts; removes them if `drafts` is null and no other tab has replaced them.
 * @param before What this tab has stored or read.
 * @throws DOMException if the browser refuses, as when its quota is full.
 */
export async function writeDrafts(drafts: string | null, before: string | null): Promise<void> {
  const transaction = await begin('readwrite');
  const ended = new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error ?? new Error('The write failed.'));
  });
  const store = transaction.objectStore(STORE);
  if (drafts !== null) store.put(drafts, KEY);
  else if ((await toPromise<unknown>(store.get(KEY))) === before) store.delete(KEY);
  transaction.commit();
  await ended;
}
