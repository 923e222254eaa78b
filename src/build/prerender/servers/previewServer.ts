import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Connect, normalizePath } from 'vite';
import { headersAt, parseHeaders } from '../../files/headers/headersFile.ts';
import { NOT_FOUND } from '../pages.ts';
import { pathnameOf, sendPage } from './requests.ts';

const NOT_BUILT =
  '<!doctype html><html lang="en"><title>Not built yet</title><p>There is no built site yet. Run <code>npm run build</code>, then load this page again.</p></html>';

/**
 * Sends the headers of the built site's `_headers`, or an error page if no site has been built. Runs before the files are
 * served, and before the base is removed from the URL.
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

/** The file of a built page, for a path with or without one trailing slash. */
function pageFile(outDir: string, pathname: string): string | undefined {
  const wanted = `${pathname.replace(/\/$/, '')}/index.html`.slice(1);
  // Searched in the list of files: no URL leads out of the folder, and the case has to match.
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map(normalizePath)
    .find((file) => file === wanted);
}

/** Serves pages as a static host does, and the 404 page for unknown URLs. Runs after the other files are served. */
export function servePrerendered(outDir: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const file = pageFile(outDir, pathnameOf(request));
    readFile(join(outDir, file ?? NOT_FOUND.file), 'utf8').then(
      (html) => sendPage(response, file ? 200 : 404, html),
      next,
    );
  };
}
