import { beforeEach, expect, test, vi } from 'vitest';

interface StringStore {
  delete: (key: string) => void;
  put: (text: string, key: string) => void;
}

const database = vi.hoisted(() => new Map<string, string>());
const getMany = vi.hoisted(() => vi.fn<(keys: string[]) => Promise<unknown[]>>());
vi.mock('idb-keyval', () => ({
  keys: () => Promise.resolve([...database.keys()]),
  getMany,
}));
vi.mock('../database', () => ({
  database: undefined,
  writeDatabase: (change: (store: StringStore) => void) => {
    change({
      delete: (key) => void database.delete(key),
      put: (text, key) => void database.set(key, text),
    });
    return Promise.resolve();
  },
}));
vi.unmock('./draftsStorage');

/** Opens a tab: no other tab is open, so every lock is free. */
async function openTab() {
  vi.resetModules();
  return import('./draftsStorage');
}

beforeEach(() => {
  getMany.mockImplementation((keys) => Promise.resolve(keys.map((key) => database.get(key))));
  database.clear();
  database.set('2026 other', 'theirs');
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, _options: unknown, hold: (held: object) => unknown) => {
        hold({ name });
        await Promise.resolve();
      },
      query: () => Promise.resolve({ held: [] }),
    },
  });
});

test.each([null, '2026 other'])(
  'a write without a read leaves all stored drafts, with the key %s',
  async (key) => {
    if (key) sessionStorage.setItem('drafts', key);
    const { writeDrafts } = await openTab();
    await writeDrafts('ours');
    expect([...database.values()]).toEqual(['theirs', 'ours']);
    await writeDrafts(null);
    expect([...database.values()]).toEqual(['theirs']);
    const reloaded = await openTab();
    expect(await reloaded.readDrafts()).toEqual({ drafts: 'theirs', closed: [] });
  },
);

test.each([null, '2026 other'])(
  'drafts that could not be read are there for the next page, with the key %s',
  async (key) => {
    if (key) sessionStorage.setItem('drafts', key);
    const { readDrafts, writeDrafts } = await openTab();
    getMany.mockRejectedValueOnce(new Error('The connection was lost.'));
    expect(await readDrafts()).toEqual({ drafts: null, closed: [] });
    await writeDrafts(null);
    const reloaded = await openTab();
    expect(await reloaded.readDrafts()).toEqual({ drafts: 'theirs', closed: [] });
  },
);
