import type { IncomingMessage } from 'node:http';
import type { ViteDevServer, WebSocketClient } from 'vite';
import { parseContent } from '../../content/file/parseContent.ts';
import {
  type ContentRequest,
  SAVE_ANSWER_EVENT,
  SAVE_EVENT,
  SAVED_EVENT,
  type SaveAnswer,
  type SaveRequest,
  type WithId,
} from '../../content/file/saveProtocol.ts';
import { listSiteFiles } from './readSite.ts';
import { savePicture } from './savePictures.ts';
import { contentHash, writeContent } from './writeContent.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Whether a socket comes from a page of this dev server on this machine. Vite checks less: it accepts sockets without a
 * token if they have no origin, and gives the token to pages of any localhost port.
 */
function isLocalPage({ headers, socket }: IncomingMessage): boolean {
  const { origin = '', host } = headers;
  const isSameOrigin = URL.canParse(origin) && new URL(origin).host === host;
  return isSameOrigin && LOOPBACK.test(socket.remoteAddress ?? '');
}

/** Lets the dashboard save. Returns a function that tells whether the last change of the content file was a save. */
export function acceptSaves(server: ViteDevServer, onSaved: () => void): () => Promise<boolean> {
  const { root, publicDir } = server.config;
  const parse = ({ text, pictures, deletions }: ContentRequest) => {
    const added = pictures.map(({ path }) => path.replace(/^public\//, ''));
    const files = listSiteFiles(publicDir).filter((file) => !deletions.includes(file));
    return parseContent(text, { artist: '', files: [...files, ...added] });
  };
  let savedHash: string | undefined;
  const localPages = new WeakSet<object>();
  server.ws.on('connection', (socket, upgrade) => {
    if (isLocalPage(upgrade)) localPages.add(socket);
  });

  // One save at a time, so that of two dashboards with the same `baseHashes` only the first succeeds.
  let queue: Promise<unknown> = Promise.resolve();
  // Not validated: only the dashboard sends requests, and the catch below answers a malformed one.
  server.ws.on(SAVE_EVENT, (request: WithId<SaveRequest> | undefined, client: WebSocketClient) => {
    // An error here would end the dev server.
    if (!request) return;
    const reply = (answer: SaveAnswer) =>
      client.send(SAVE_ANSWER_EVENT, { ...answer, id: request.id } satisfies WithId<SaveAnswer>);

    if (!localPages.has(client.socket)) {
      reply({
        status: 'failed',
        message: 'Only a page on the machine of the dev server can save.',
      });
      return;
    }
    queue = queue
      .then(async () => {
        const isPicture = 'contents' in request;
        const saved = isPicture
          ? await savePicture(root, request)
          : await writeContent(root, request, () => parse(request));
        if (saved.status === 'saved' && !isPicture) {
          savedHash = saved.hash;
          onSaved();
          for (const other of server.ws.clients)
            if (other.socket !== client.socket) other.send(SAVED_EVENT);
        }
        reply(saved);
      })
      .catch((error: unknown) => {
        server.config.logger.error(String(error));
        reply({ status: 'failed', message: 'The dev server failed. Its terminal says why.' });
      });
  });

  return async () => {
    // The watcher may report the save before `savedHash` is set.
    await queue;
    const isSaved = (await contentHash(root)) === savedHash;
    // A later return to the saved file, as by git, is another change.
    if (!isSaved) savedHash = undefined;
    return isSaved;
  };
}
