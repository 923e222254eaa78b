import { posix } from 'node:path';
import type { Connect } from 'vite';
import { decodePath } from '../shared/paths.ts';

/** The decoded path of a request, without `..` and the `\` of Windows; `/404` if it is malformed. */
export const getPathname = ({ url = '/' }: Pick<Connect.IncomingMessage, 'url'>) =>
  posix.join('/', decodePath(url.split(/[?#]/, 1)[0] ?? '')?.replaceAll('\\', '/') ?? '404');

interface Answer {
  status?: number;
  type?: string;
  body: string | Buffer;
}

export const HTML = 'text/html; charset=utf-8';

/** A middleware that sends what `find` returns for the path of a request, and passes on requests without an answer. */
export const createMiddleware =
  (find: (pathname: string) => Promise<Answer | undefined>): Connect.NextHandleFunction =>
  (request, response, next) => {
    find(getPathname(request))
      .then((answer) => {
        if (!answer) {
          next();
          return;
        }
        response.statusCode = answer.status ?? 200;
        if (answer.type) response.setHeader('Content-Type', answer.type);
        response.end(answer.body);
      })
      .catch(next);
  };
