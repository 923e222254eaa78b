import { nanoid } from '@reduxjs/toolkit';
import {
  SAVE_ANSWER_EVENT,
  SAVE_EVENT,
  type SaveAnswer,
  type SaveRequest,
  type WithId,
} from '../../content/file/saveProtocol';

/** Timeout for the answer, in milliseconds: a file of 20 MB full of links takes most of it on a slow machine. */
const TIMEOUT_MS = 120_000;

interface Channel {
  on(event: string, listener: (answer: WithId<SaveAnswer>) => void): void;
  off(event: string, listener: (answer: WithId<SaveAnswer>) => void): void;
  send(event: string, request: WithId<SaveRequest>): void;
}

/** Aborted when the connection to the dev server ends: this page gets no other. */
const connection = new AbortController();
import.meta.hot?.on('vite:ws:disconnect', () => connection.abort());

/** Asks the dev server to write a file. Always resolves, with the answer to this request and to no earlier one. */
export const askDevServer = (
  request: SaveRequest,
  hot: Channel | undefined = import.meta.hot,
  connected = connection.signal,
): Promise<SaveAnswer> =>
  new Promise((resolve) => {
    const id = nanoid();
    function end(answer: WithId<SaveAnswer>) {
      if (answer.id !== id) return;
      clearTimeout(timer);
      connected.removeEventListener('abort', fail);
      hot?.off(SAVE_ANSWER_EVENT, end);
      resolve(answer);
    }
    function fail() {
      const message =
        'The dev server does not answer. If it runs, export the content, then reload the page.';
      end({ id, status: 'failed', message });
    }
    const timer = setTimeout(fail, connected.aborted ? 0 : TIMEOUT_MS);
    connected.addEventListener('abort', fail);
    hot?.on(SAVE_ANSWER_EVENT, end);
    hot?.send(SAVE_EVENT, { ...request, id });
  });
