// IndexedDB, because a finished write is on disk. Measured in Chromium with one write per second: after the browser was
// killed, `localStorage` lacked at least the last 7 seconds.
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

// The sites of one host, as of GitHub Pages, share an origin, and so do the projects on one computer.
const site = import.meta.env.DEV_PROJECT || import.meta.env.BASE_URL;

const open = () => createStore(`dashboard ${site}`, 'drafts');
let store = open();

/**
 * The store of this site: the drafts of each tab by its key, and the added pictures by their paths. After a failure it is
 * opened again, once: iOS closes databases in the background, often without an event (jakearchibald/idb-keyval#165).
 */
export const database: UseStore = async (mode, run) => {
  try {
    return await store(mode, run);
  } catch {
    store = open();
    return store(mode, run);
  }
};

/** Runs a change of the store, and waits until it is on disk. Rejects if the browser refuses. */
export const writeDatabase = async (change: (store: IDBObjectStore) => void): Promise<void> =>
  database('readwrite', (store) => {
    change(store);
    // The methods of the library wait for answers first, and a closing page gets none.
    store.transaction.commit();
    return promisifyRequest(store.transaction);
  });
