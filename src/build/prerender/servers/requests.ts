import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Connect } from 'vite';
import { decodePath } from '../../../shared/paths.ts';
import { NOT_FOUND } from '../pages.ts';

/** The path of a request as its sender wrote it, without query and fragment. */
const rawPathOf = ({ url = '/' }: Connect.IncomingMessage) => url.split(/[?#]/, 1)[0] ?? '';

/** The decoded path of a request. `replaceMalformed` has replaced malformed ones. */
export const pathnameOf = (request: Connect.IncomingMessage) =>
  decodePath(rawPathOf(request)) ?? NOT_FOUND.path;

function isMalformed(request: Connect.IncomingMessage): boolean {
  const path = decodePath(rawPathOf(request));
  // No file name contains a null character.
  return !path || !/^\/(?![/\\])[^\0]*$/.test(path);
}

/**
 * The first middleware of both servers: turns malformed paths (`//`, `/\`, `/%`, `*`) into requests for the 404 page.
 * `new URL` throws for some of them, which would end the server, and reads `admin` in `//admin` as a host.
 */
export const replaceMalformed =
  (base: string): Connect.NextHandleFunction =>
  (request, _response, next) => {
    if (isMalformed(request)) request.url = base + NOT_FOUND.path.slice(1);
    next();
  };

/** Ends malformed requests for a web socket, which reach no middleware. The new URL keeps Vite's own listener from throwing. */
export function endMalformedUpgrade(request: Connect.IncomingMessage, socket: Duplex) {
  if (!isMalformed(request)) return;
  request.url = NOT_FOUND.path;
  socket.destroy();
}

export function sendPage(response: ServerResponse, status: number, html: string) {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(html);
}
