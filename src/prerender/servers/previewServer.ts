import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect } from 'vite';
import { headersAt, parseHeaders } from '../headers/headersFile.ts';
import { NOT_FOUND, pageAt } from '../pages.ts';
import { pathnameOf, sendPage, wantsPage } from './requests.ts';

const NOT_BUILT =
  '<!doctype html><html lang="en"><title>Not built yet</title><p>There is no built site yet. Run <code>npm run build</code>, then load this page again.</p></html>';

/**
 * Gives every answer the headers of the built site's `_headers`, and says what to do where no site has been built.
 * Before the files of the site, and before the base is taken off the address.
 */
export function sendHeaders(outDir: string): Connect.NextHandleFunction {
  const file = join(outDir, '_headers');
  return (request, response, next) => {
    if (!existsSync(file)) {
      sendPage(response, 503, NOT_BUILT);
      return;
    }
    const headers = headersAt(parseHeaders(readFileSync(file, 'utf8')), pathnameOf(request));
    response.setHeaders(new Map(Object.entries(headers)));
    next();
  };
}

/** Answers as a static host does, with a file for each page and one for all others. After the files of the site. */
export function servePrerendered(outDir: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (!wantsPage(request)) {
      next();
      return;
    }
    const page = pageAt(pathnameOf(request));
    readFile(join(outDir, page.file), 'utf8').then(
      (html) => sendPage(response, page === NOT_FOUND ? 404 : 200, html),
      next,
    );
  };
}
