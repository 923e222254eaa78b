import {
  SAVE_ANSWER_EVENT,
  SAVE_EVENT,
  type SaveAnswer,
  type SaveRequest,
} from '../../content/file/saveProtocol';

/** Longest wait for the answer, in milliseconds. The server is local, but a disk can be slow. */
const TIMEOUT_MS = 15_000;

let lastId = 0;

/** Asks the dev server to write the content file. Always resolves. */
export const askDevServer = (request: Omit<SaveRequest, 'id'>): Promise<SaveAnswer> =>
  new Promise((resolve) => {
    const id = (lastId += 1);
    function end(answer: SaveAnswer) {
      clearTimeout(timer);
      import.meta.hot?.off(SAVE_ANSWER_EVENT, onAnswer);
      resolve(answer);
    }
    const onAnswer = ({ id: answered, answer }: { id: number; answer: SaveAnswer }) => {
      if (answered === id) end(answer);
    };
    const timer = setTimeout(() => {
      end({ status: 'failed', message: 'The dev server does not answer. Is it still running?' });
    }, TIMEOUT_MS);
    import.meta.hot?.on(SAVE_ANSWER_EVENT, onAnswer);
    import.meta.hot?.send(SAVE_EVENT, { id, ...request } satisfies SaveRequest);
  });
