import { createStore, type UseStore } from 'idb-keyval';
import { expect, test, vi } from 'vitest';

vi.mock('idb-keyval', async (importActual) => ({
  ...(await importActual()),
  createStore: vi.fn(),
}));
vi.unmock('./database');

test('a database that the browser has closed is opened again, once', async () => {
  const closed = () => Promise.reject(new Error('The connection is closing.'));
  const open: UseStore = async (_mode, run) => run({} as IDBObjectStore);
  vi.mocked(createStore).mockReturnValueOnce(closed).mockReturnValueOnce(open);
  const { database } = await import('./database');
  await expect(database('readonly', () => 'read')).resolves.toBe('read');
  expect(createStore).toHaveBeenCalledTimes(2);
});
