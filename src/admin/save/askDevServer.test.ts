import { afterEach, expect, test, vi } from 'vitest';
import type { SaveAnswer, SaveRequest, WithId } from '../../content/file/saveProtocol';
import { askDevServer } from './askDevServer';

const REQUEST = { text: '', baseHashes: [], pictures: [], deletions: [] };

/** A channel to a dev server that answers when told to. */
function makeChannel() {
  type Listener = (answer: WithId<SaveAnswer>) => void;
  const listeners = new Set<Listener>();
  const ids: string[] = [];
  return {
    on: (_event: string, listener: Listener) => void listeners.add(listener),
    off: (_event: string, listener: Listener) => void listeners.delete(listener),
    send: (_event: string, { id }: WithId<SaveRequest>) => void ids.push(id),
    answer(request: number, hash: string) {
      for (const listener of listeners) listener({ id: ids[request] ?? '', status: 'saved', hash });
    },
  };
}

afterEach(() => void vi.useRealTimers());

test('a save has two minutes, which a file of 20 MB takes on a slow machine', async () => {
  vi.useFakeTimers();
  const channel = makeChannel();
  const answer = askDevServer(REQUEST, channel);
  vi.advanceTimersByTime(119_000);
  channel.answer(0, 'hash');
  expect(await answer).toMatchObject({ status: 'saved' });
});

test.each(['before', 'during'])('a save fails if the connection ends %s it', async (when) => {
  const connection = new AbortController();
  if (when === 'before') connection.abort();
  const answer = askDevServer(REQUEST, makeChannel(), connection.signal);
  connection.abort();
  expect(await answer).toMatchObject({ status: 'failed' });
});

test('a late answer is not taken for that of the next request', async () => {
  vi.useFakeTimers();
  const channel = makeChannel();
  const first = askDevServer(REQUEST, channel);
  vi.advanceTimersByTime(120_000);
  const message = expect.stringContaining('does not answer') as string;
  expect(await first).toMatchObject({ status: 'failed', message });
  const second = askDevServer(REQUEST, channel);
  channel.answer(0, 'one');
  channel.answer(1, 'two');
  expect(await second).toMatchObject({ status: 'saved', hash: 'two' });
});
