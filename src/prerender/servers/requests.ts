import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Connect } from 'vite';
import { NOT_FOUND } from '../pages.ts';

/** The path of a request as its sender wrote it, without query and fragment. */
const rawPathOf = ({ url = '/' }: Connect.IncomingMessage) => url.split(/[?#]/, 1)[0] ?? '';

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The decoded path of a request, as a host looks for it. Those that are malformed were replaced before. */
export const pathnameOf = (request: Connect.IncomingMessage) =>
  decoded(rawPathOf(request)) ?? NOT_FOUND.path;

function isMalformed(request: Connect.IncomingMessage): boolean {
  const path = decoded(rawPathOf(request));
  // No file has a null character in its name.
  return !path || !/^\/(?![/\\])[^\0]*$/.test(path);
}

/**
 * The first middleware of both servers: what no host could find (`//`, `/\`, `/%`, `*`) becomes a request for the 404
 * page. `new URL` throws at some of these, which would end the server, and takes the `admin` of `//admin` for a host.
 */
export const replaceMalformed =
  (base: string): Connect.NextHandleFunction =>
  (request, _response, next) => {
    if (isMalformed(request)) request.url = base + NOT_FOUND.path.slice(1);
    next();
  };

/** The same for requests of a web socket, which reach no middleware: Vite’s own listener then finds nothing to throw at. */
export function endMalformedUpgrade(request: Connect.IncomingMessage, socket: Duplex) {
  if (!isMalformed(request)) return;
  request.url = NOT_FOUND.path;
  socket.destroy();
}

export const wantsPage = ({ headers }: Connect.IncomingMessage) =>
  headers.accept?.includes('text/html') ?? false;

export function sendPage(response: ServerResponse, status: number, html: string) {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(html);
}
