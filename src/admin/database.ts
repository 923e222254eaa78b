// IndexedDB, because a finished write is on disk. Measured in Chromium with one write per second: after the browser was
// killed, `localStorage` lacked at least the last 7 seconds.

const STORE = 'drafts';

export const toPromise = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The request failed.'));
  });

/** Kept open, because a closing page has no time to open it. */
let database: Promise<IDBDatabase> | undefined;

async function open(): Promise<IDBDatabase> {
  // The sites of one host, as of GitHub Pages, share an origin, and so do the projects on one computer.
  const site = import.meta.env.DEV_PROJECT || import.meta.env.BASE_URL;
  const request = indexedDB.open(`dashboard ${site}`, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const opened = await toPromise(request);
  // The browser closes it when the owner clears the data of the site.
  opened.onclose = () => (database = undefined);
  opened.onversionchange = () => {
    // Otherwise a deletion of the database would block every tab.
    opened.close();
    database = undefined;
  };
  return opened;
}

/**
 * Opens the store of this site: the drafts of each tab by its key, and the added pictures by their paths. Throws if the
 * browser refuses.
 */
export async function openObjectStore(mode: IDBTransactionMode = 'readonly') {
  database ??= open();
  return (await database).transaction(STORE, mode).objectStore(STORE);
}

/** Runs a change of the store, and waits until it is on disk. Throws if the browser refuses. */
export async function writeObjectStore(act: (store: IDBObjectStore) => void): Promise<void> {
  const store = await openObjectStore('readwrite');
  const { transaction } = store;
  const ended = new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error ?? new Error('The write failed.'));
  });
  act(store);
  transaction.commit();
  await ended;
}
