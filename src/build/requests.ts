import type { ServerResponse } from 'node:http';
import { posix } from 'node:path';
import type { Connect } from 'vite';
import { decodePath } from '../shared/paths.ts';

/** The decoded path of a request, without `..`; `/404` if it is malformed. */
export const getPathname = ({ url = '/' }: Connect.IncomingMessage) =>
  posix.normalize(decodePath(url.split(/[?#]/, 1)[0] ?? '') ?? '/404');

export function sendPage(
  response: ServerResponse,
  { status, html }: { status: number; html: string },
) {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(html);
}
